import { startAnnouncement } from '../../frame/announcement/announcement';
import { awaitTerms } from '../../markup/terms/await-terms';
import { startCodeBlocks } from '../../markup/code/code-blocks';
import { startCollapse } from '../../frame/sidebar/collapse';
import { startColourMode } from '../../frame/colour-mode/colour-mode';
import { startCopyValue } from '../../markup/code/copy-value';
import { stopAll, type Stop } from '../../kit/dom/delegate';
import { startDropdowns } from '../../kit/view/dropdowns';
import { startHeadingLinks } from '../../markup/headings/heading-links';
import { fetchLateFonts } from '../../frame/fonts/late-fonts';
import { startMemberFilter } from '../../markup/members/member-filter';
import { startMobileMenu } from '../../frame/mobile-menu/mobile-menu';
import { startNavbarScroll } from '../../frame/navbar/navbar-scroll';
import { recordEarlyClicks } from '../../gatsby/runtime/early-clicks';
import { cancelNavigation, setServedPage } from '../../gatsby/loader/pending-navigation';
import { watchPlaces } from '../../gatsby/scroll/scroll';
import { startSearch } from '../../search/dialog/search';
import { startTabs } from '../../markup/tabs/tabs';
import { startWholeFiles } from '../../markup/code/whole-files';

/** Starts everything that listens during the whole visit and does not need the app. */
export function startBehaviours(basePath: string): Stop {
  setServedPage();
  return stopAll(
    // Must come first: its popstate listener hides the search's own history entries from all later listeners.
    startSearch(),
    startColourMode(),
    startAnnouncement(),
    startMobileMenu(),
    startDropdowns(),
    startCollapse(),
    startTabs(),
    startCodeBlocks(),
    startWholeFiles(() => import('./fetched-on-press')),
    startCopyValue(),
    startHeadingLinks(),
    startMemberFilter(),
    watchPlaces(cancelNavigation),
    startNavbarScroll(),
    fetchLateFonts(),
    awaitTerms(basePath),
    recordEarlyClicks(),
  );
}

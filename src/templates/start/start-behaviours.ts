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
import { startLinkNavigation } from '../../frame/links/link-navigation';
import { startMemberFilter } from '../../markup/members/member-filter';
import { startMobileMenu } from '../../frame/mobile-menu/mobile-menu';
import { startNavbarScroll } from '../../frame/navbar/navbar-scroll';
import { dropWish } from '../../gatsby/loader/page-loading';
import { startPreferredVersion } from '../../frame/choices/preferred-version';
import { startPrefetch } from '../../frame/links/prefetch';
import { watchPlaces } from '../../gatsby/scroll/scroll';
import { startSearch } from '../../search/dialog/search';
import { startTabs } from '../../markup/tabs/tabs';
import { startWholeFiles } from '../../markup/code/whole-files';

/** Everything that listens for the whole visit. */
export function startBehaviours(basePath: string): Stop {
  return stopAll(
    // First: its steps in the history are nobody else's.
    startSearch(),
    startColourMode(),
    startAnnouncement(),
    startMobileMenu(),
    startDropdowns(),
    startCollapse(),
    startTabs(),
    startCodeBlocks(),
    startWholeFiles(),
    startCopyValue(),
    startHeadingLinks(),
    startMemberFilter(),
    watchPlaces(dropWish),
    startNavbarScroll(),
    startPreferredVersion(),
    startPrefetch(basePath),
    fetchLateFonts(),
    awaitTerms(basePath),
    startLinkNavigation(basePath),
  );
}

import { startAnnouncement } from './announcement';
import { awaitTerms } from './await-terms';
import { startCodeBlocks } from './code-blocks';
import { startCollapse } from './collapse';
import { startColourMode } from './colour-mode';
import { startCopyValue } from './copy-value';
import { stopAll, type Stop } from './delegate';
import { startDropdowns } from './dropdowns';
import { startHeadingLinks } from './heading-links';
import { fetchLateFonts } from './late-fonts';
import { startLinkNavigation } from './link-navigation';
import { startMemberFilter } from './member-filter';
import { startMobileMenu } from './mobile-menu';
import { startNavbarScroll } from './navbar-scroll';
import { dropWish } from './page-loading';
import { startPreferredVersion } from './preferred-version';
import { startPrefetch } from './prefetch';
import { watchPlaces } from './scroll';
import { startSearch } from './search';
import { startTabs } from './tabs';
import { startWholeFiles } from './whole-files';

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

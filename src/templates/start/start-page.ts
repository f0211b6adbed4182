import { startAnnouncement } from '../../frame/announcement/announcement';
import { startColourMode } from '../../frame/colour-mode/colour-mode';
import { fetchLateFonts } from '../../frame/fonts/late-fonts';
import { askToRetry, hideLoading, showLoading } from '../../frame/load-state/show-load-state';
import { startMobileMenu } from '../../frame/mobile-menu/mobile-menu';
import { startNavbarScroll } from '../../frame/navbar/navbar-scroll';
import { startCollapse } from '../../frame/sidebar/collapse';
import { keepPageOffline } from '../../gatsby/loader/links-offline';
import {
  cancelNavigation,
  currentPage,
  setServedPage,
} from '../../gatsby/loader/pending-navigation';
import { type PageScript, setPageScript } from '../../gatsby/runtime/page-script';
import { watchPlaces } from '../../gatsby/scroll/scroll';
import { delegate, type Stop, stopAll } from '../../kit/dom/delegate';
import { APP_NEEDED, STARTED } from '../../kit/names';
import { startDropdowns } from '../../kit/view/dropdowns';
import { basePath } from '../../kit/view/site-paths';
import { startCodeBlocks, startCopyValue } from '../../markup/code/code-blocks';
import { startWholeFiles } from '../../markup/code/whole-files';
import { startHeadingLinks } from '../../markup/headings/heading-links';
import { startTabs } from '../../markup/tabs/tabs';
import { awaitHints } from '../../markup/hints/await-hints';
import { startSearch } from '../../search/dialog/search';
import { awaitFields } from './await-fields';
import { startPageBehaviours } from './page-behaviours';

let pressed: HTMLElement | undefined;

/** Records the last button pressed among the buttons that do nothing before the app has loaded. */
export const recordEarlyClicks = (): Stop =>
  delegate('click', `[${APP_NEEDED}] button`, (button) => {
    pressed = button;
  });

/** Returns the recorded button if it is inside the given element. */
export const earlyClickIn = (element: Element): HTMLElement | undefined =>
  element.contains(pressed ?? null) ? pressed : undefined;

/** Starts all behaviors that last for the whole visit and do not need the app. */
export function startBehaviours(basePath: string): Stop {
  setServedPage();
  return stopAll(
    // Search and the menu must come first, because their `popstate` listeners hide their own history entries from all
    // listeners that are added later.
    startSearch(),
    startMobileMenu(),
    startColourMode(),
    startAnnouncement(),
    startDropdowns(),
    startCollapse(),
    startTabs(),
    startCodeBlocks(),
    startWholeFiles(() => import('./fetched-on-press')),
    startCopyValue(),
    startHeadingLinks(),
    awaitFields(),
    watchPlaces(cancelNavigation),
    startNavbarScroll(),
    fetchLateFonts(),
    awaitHints(basePath, currentPage),
    recordEarlyClicks(),
  );
}

/**
 * Starts everything on a page that does not need the app.
 *
 * @returns the functions that the app calls
 */
export function startPage(): PageScript {
  document.documentElement.setAttribute(STARTED, '');
  const script = {
    show: showLoading,
    hide: hideLoading,
    askToRetry,
    routed: startPageBehaviours,
    earlyClickIn,
  };
  setPageScript(script);
  startBehaviours(basePath);
  keepPageOffline(script);
  return script;
}

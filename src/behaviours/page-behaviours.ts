import { watchCurrentHeading } from './current-heading';
import { stopAll, type Stop } from './delegate';
import { closeMobileMenu } from './mobile-menu';
import { prefetchNeighbours } from './prefetch';
import { revealAnchor } from './reveal-anchor';
import { showActiveEntry } from './sidebar-scroll';
import { restoreTabs } from './tabs';

let stop: Stop = () => undefined;

/** Everything that starts anew with each page. */
export function startPageBehaviours(basePath: string): void {
  stop();
  closeMobileMenu();
  restoreTabs();
  revealAnchor();
  showActiveEntry();
  stop = stopAll(watchCurrentHeading(), prefetchNeighbours(basePath));
  document.dispatchEvent(new Event('page-drawn'));
}

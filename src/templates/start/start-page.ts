import { askToRetry, hideLoading, showLoading } from '../../frame/load-state/show-load-state';
import { setPageScript } from '../../gatsby/runtime/page-script';
import { basePath } from '../../kit/view/site-paths';
import { startPageBehaviours } from './page-behaviours';
import { startBehaviours } from './start-behaviours';

/** How a load is shown. */
export const loadState = { show: showLoading, hide: hideLoading, askToRetry };

/** Starts what a page needs no app for, and tells the app of it. */
export function startPage(): void {
  setPageScript({ ...loadState, routed: startPageBehaviours });
  startBehaviours(basePath);
}

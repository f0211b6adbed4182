import { askToRetry, hideLoading, showLoading } from '../../frame/load-state/show-load-state';
import { keepPageOffline } from '../../gatsby/loader/links-offline';
import { earlyClickIn } from '../../gatsby/runtime/early-clicks';
import { setPageScript, type PageScript } from '../../gatsby/runtime/page-script';
import { STARTED } from '../../kit/names';
import { basePath } from '../../kit/view/site-paths';
import { startPageBehaviours } from './page-behaviours';
import { startBehaviours } from './start-behaviours';

/** Starts everything on a page that does not need the app. @returns the functions that the app calls */
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

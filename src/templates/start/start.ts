import { hydrateOnInteraction } from '../../gatsby/runtime/hydrate-on-interaction';
import { setPageLanguage } from '../../kit/language/message';
import { replayEarlyClick } from './early-events';
import { startFirstPage } from './page-behaviours';
import { startPage } from './start-page';
import type { LocalDocPageContext } from '../../site/pages/page-context';

declare global {
  interface Window {
    /** The page data, which `plugins/gatsby-plugin-static-host/complete-pages.ts` writes into the document. */
    pageData?: { result: { pageContext: Partial<LocalDocPageContext> } };
  }
}

/**
 * Entry point of the script that every page loads. The script adds behaviors to the plain HTML. It does not contain
 * React or Gatsby, which load when the reader is about to interact.
 */
function start(): void {
  if (SEVERAL_LOCALES) setPageLanguage(window.pageData?.result.pageContext ?? {});
  const script = startPage();
  startFirstPage();
  void hydrateOnInteraction(() => import('../../../.cache/production-app'), script);
  replayEarlyClick();
}

// The script may run before the document has been parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

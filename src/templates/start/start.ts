import { hydrateOnInteraction } from '../../gatsby/runtime/hydrate-on-interaction';
import { setPageLanguage } from '../../kit/language/message';
import { startFirstPage } from './page-behaviours';
import { startPage } from './start-page';
import type { LocalDocPageContext } from '../../site/pages/page-context';

declare global {
  interface Window {
    /** The page data in the document; see `plugins/gatsby-plugin-static-host/complete-pages.ts`. */
    pageData?: { result: { pageContext: Partial<LocalDocPageContext> } };
  }
}

/**
 * Entry point of the script that every page loads. It enhances the plain HTML. It contains nothing of React or Gatsby,
 * which load when the reader is about to interact.
 */
function start(): void {
  if (SEVERAL_LOCALES) setPageLanguage(window.pageData?.result.pageContext ?? {});
  const script = startPage();
  startFirstPage();
  void hydrateOnInteraction(() => import('../../../.cache/production-app'), script);
}

// The script may have loaded before the document was parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

import { takeOver } from '../../gatsby/runtime/take-over';
import { setPageLanguage } from '../../kit/language/message';
import { startFirstPage } from './page-behaviours';
import { startPage } from './start-page';
import type { LocalDocPageContext } from '../../site/pages/page-context';

declare global {
  interface Window {
    /** What the document carries of its page: see `plugins/gatsby-plugin-static-host/first-load-data.ts`. */
    pageData?: { result: { pageContext: Partial<LocalDocPageContext> } };
  }
}

/**
 * The script that pages load: what makes a page of plain HTML pleasant to read, and nothing of React or Gatsby, which
 * come when the reader is about to do something.
 */
function start(): void {
  if (SEVERAL_LOCALES) setPageLanguage(window.pageData?.result.pageContext ?? {});
  const script = startPage();
  startFirstPage();
  void takeOver(() => import('../../../.cache/production-app'), script);
}

// The script may be there before the page is.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

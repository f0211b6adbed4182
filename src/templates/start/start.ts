import { takeOver } from '../../gatsby/runtime/take-over';
import { startFirstPage } from './page-behaviours';
import { startPage } from './start-page';

/**
 * The script that pages load: what makes a page of plain HTML pleasant to read, and nothing of React or Gatsby, which
 * come when the reader is about to do something.
 */
function start(): void {
  const script = startPage();
  startFirstPage();
  void takeOver(() => import('../../../.cache/production-app'), script);
}

// The script may be there before the page is.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

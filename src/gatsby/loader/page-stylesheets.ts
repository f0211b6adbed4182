import { STYLESHEET } from '../../kit/names';
import { sitePath } from '../../kit/view/site-paths';

/**
 * Milliseconds to wait for a page's style sheets. After that, the page is shown without them, which is plain but
 * readable.
 */
const PATIENCE = 3000;

/**
 * Promises of the style sheets that are loading or loaded, by URL. Style sheets stay on the page for the whole visit.
 */
const asked = new Map<string, Promise<void>>();

/** Whether the server has inlined a style sheet in the page. */
const isInPage = (address: string): boolean =>
  document.querySelector(`style[${STYLESHEET}="${address}"]`) !== null;

function load(address: string): Promise<void> {
  const coming = isInPage(address) ? Promise.resolve() : asked.get(address);
  if (coming) return coming;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const loaded = new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      asked.delete(address);
      link.remove();
      resolve();
    });
    window.setTimeout(resolve, PATIENCE);
  });
  document.head.append(link);
  asked.set(address, loaded);
  return loaded;
}

/** Loads the style sheets of a page before the page is rendered, so that formulas don't appear unstyled first. */
export async function loadStylesheets(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => load(sitePath(path))));
}

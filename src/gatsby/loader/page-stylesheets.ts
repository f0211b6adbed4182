import { STYLESHEET } from '../../kit/names';
import { sitePath } from '../../kit/view/site-paths';

/** How long a page waits for its style sheets, in ms; without them it is plain, but there. */
const PATIENCE = 3000;

/** Those that were asked for, and come or have come. They stay for the visit. */
const asked = new Map<string, Promise<void>>();

/** Whether the server has written a sheet into the page. */
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

/** Fetches the style sheets of a page before it is drawn, so that mathematics never shows unstyled. */
export async function loadStylesheets(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => load(sitePath(path))));
}

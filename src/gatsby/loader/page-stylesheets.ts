import { sitePath } from '../../kit/view/site-paths';

/** How long a page waits for its style sheets, in ms; without them it is plain, but there. */
const PATIENCE = 3000;

const loaded = new Set<string>();

function load(address: string): Promise<void> {
  if (loaded.has(address) || document.querySelector(`link[rel="stylesheet"][href="${address}"]`)) {
    loaded.add(address);
    return Promise.resolve();
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve) => {
    link.addEventListener('load', () => {
      loaded.add(address);
      resolve();
    });
    link.addEventListener('error', () => resolve());
    window.setTimeout(resolve, PATIENCE);
    document.head.append(link);
  });
}

/** Fetches the style sheets of a page before it is drawn, so that mathematics never shows unstyled. */
export async function loadStylesheets(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => load(sitePath(path))));
}

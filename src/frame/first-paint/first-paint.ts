import { fileEnding } from '../../site/navigation/site-address';
import { FONTS, FONTS_KEY } from '../fonts/names';
import { storageKey } from '../../kit/dom/storage';
import {
  ANNOUNCEMENT,
  ANNOUNCEMENT_DISMISSED_KEY,
  ANNOUNCEMENT_ID,
  ANNOUNCEMENT_ID_KEY,
  JS,
  MAC,
  RUNS,
  THEME,
  THEME_CHOICE,
  THEME_KEY,
} from '../../kit/names';

const root = document.documentElement;

/** Sets an attribute of `html`. Calling this function instead of the method makes the inline script shorter. */
const setAttribute = (name: string, value = ''): void => root.setAttribute(name, value);

/**
 * Runs inline in the head, before the first paint, so that nothing flashes or moves. Marks that scripts work, whether
 * samples can run, and whether the keyboard is Apple's; sets the color mode; hides the announcement if the reader has
 * closed it; uses the fonts that an earlier page has fetched; and removes the file extension from the URL. Later
 * changes to the mode and the announcement are handled by `colour-mode.ts` and `announcement.ts`.
 */
export function prepareFirstPaint(): void {
  setAttribute(JS, typeof Worker + typeof BigInt === 'functionfunction' ? RUNS : '');
  // `navigator.platform` is deprecated, but Firefox and Safari do not support its replacement.
  if (/^(Mac|iP)/.test(navigator.platform)) setAttribute(MAC);
  const { theme, dismissed, fonts } = readStorage();
  const chosen = /^(?:light|dark)$/.exec(theme ?? '')?.[0];
  const isLight = matchMedia('(prefers-color-scheme: light)').matches;
  setAttribute(THEME_CHOICE, chosen ?? 'system');
  setAttribute(THEME, chosen ?? (isLight ? 'light' : 'dark'));
  if (dismissed) setAttribute(ANNOUNCEMENT, 'dismissed');
  if (fonts) {
    // In narrow windows, use the text font too, and let the preload in `head-components.tsx` apply.
    setAttribute(FONTS);
    document.querySelector('[as=font]')?.removeAttribute('media');
  }
  showCleanAddress();
}

/**
 * Returns the values that earlier pages stored: the reader's choices, and whether the fonts were fetched. Returns an
 * empty object if storage is forbidden, because access then throws.
 */
function readStorage(): { theme?: string | null; dismissed?: boolean; fonts?: string | null } {
  const read = (name: string) => localStorage.getItem(storageKey(name));
  try {
    return {
      theme: read(THEME_KEY),
      dismissed:
        read(ANNOUNCEMENT_ID_KEY) === root.getAttribute(ANNOUNCEMENT_ID) &&
        read(ANNOUNCEMENT_DISMISSED_KEY) === 'true',
      fonts: sessionStorage.getItem(storageKey(FONTS_KEY)),
    };
  } catch {
    return {};
  }
}

/**
 * Removes the file extension from the URL, and escapes `%` in malformed URLs such as `/100%`, which would make the
 * router throw.
 */
function showCleanAddress(): void {
  const { pathname, search, hash } = location;
  let path = pathname.replace(fileEnding, '') || '/';
  try {
    decodeURI(path);
  } catch {
    path = path.replace(/%/g, '%25');
  }
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
}

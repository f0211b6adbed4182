import { fileEnding } from '../../site/navigation/site-address';
import { CODE_FONT_KEY, CODE_IN_FONT } from '../fonts/names';
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

/**
 * Runs inline in the head, before the first paint, so that nothing flashes or moves. Marks that scripts work, whether
 * samples can run, and whether the keyboard is Apple's; sets the color mode; hides the announcement if the reader has
 * closed it; uses the code font if an earlier page has fetched it; and removes the file extension from the URL. Later
 * changes to the mode and the announcement are handled by `colour-mode.ts` and `announcement.ts`.
 */
export function prepareFirstPaint(): void {
  root.setAttribute(JS, typeof Worker + typeof BigInt === 'functionfunction' ? RUNS : '');
  // `navigator.platform` is deprecated, but Firefox and Safari do not support its replacement.
  if (/^(Mac|iP)/.test(navigator.platform)) root.setAttribute(MAC, '');
  const kept = readStorage();
  const choice = kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : 'system';
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  root.setAttribute(THEME_CHOICE, choice);
  root.setAttribute(THEME, choice === 'system' ? system : choice);
  if (kept.dismissed) root.setAttribute(ANNOUNCEMENT, 'dismissed');
  if (kept.codeFont) root.setAttribute(CODE_IN_FONT, '');
  showCleanAddress();
}

/**
 * Returns the values that earlier pages stored: the reader's choices, and whether the code font was fetched. Returns
 * an empty object if storage is forbidden, because access then throws.
 */
function readStorage(): { theme?: string | null; dismissed?: boolean; codeFont?: boolean } {
  const read = (name: string) => localStorage.getItem(storageKey(name));
  try {
    return {
      theme: read(THEME_KEY),
      dismissed:
        read(ANNOUNCEMENT_ID_KEY) === root.getAttribute(ANNOUNCEMENT_ID) &&
        read(ANNOUNCEMENT_DISMISSED_KEY) === 'true',
      codeFont: sessionStorage.getItem(storageKey(CODE_FONT_KEY)) !== null,
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

import { fileEnding } from '../../site/navigation/site-address';
import { CODE_FONT_KEY, CODE_IN_FONT, TEXT_FONT_KEY } from '../fonts/names';
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
 * closed it; uses the fonts that an earlier page has fetched; and removes the file extension from the URL. Later changes
 * to the mode and the announcement are handled by `colour-mode.ts` and `announcement.ts`.
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
  // The preload of `head-components.tsx` then applies to narrow windows too.
  if (kept.textFont) document.querySelector('link[as=font]')?.removeAttribute('media');
  showCleanAddress();
}

/**
 * Returns the values that earlier pages stored: the reader's choices, and which fonts were fetched. Returns an empty
 * object if storage is forbidden, because access then throws.
 */
function readStorage(): {
  theme?: string | null;
  dismissed?: boolean;
  codeFont?: boolean;
  textFont?: boolean;
} {
  const read = (name: string) => localStorage.getItem(storageKey(name));
  const isSet = (name: string) => sessionStorage.getItem(storageKey(name)) !== null;
  try {
    return {
      theme: read(THEME_KEY),
      dismissed:
        read(ANNOUNCEMENT_ID_KEY) === root.getAttribute(ANNOUNCEMENT_ID) &&
        read(ANNOUNCEMENT_DISMISSED_KEY) === 'true',
      codeFont: isSet(CODE_FONT_KEY),
      textFont: isSet(TEXT_FONT_KEY),
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

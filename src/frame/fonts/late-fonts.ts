import { CODE_FONT, CODE_IN_FONT, FONTS, FONTS_KEY, LATE, LATE_TEXT_FONT } from './names';
import { stopAll, type Stop } from '../../kit/dom/delegate';
import { atFirstIntent, savesData, whenIdle } from '../../kit/dom/deferred-work';
import { storageKey } from '../../kit/dom/storage';

const root = document.documentElement;

let fetched = false;

/** Loads a font. Returns whether it succeeded; if not, the fallback fonts stay. */
const fetchFont = (family: string): Promise<boolean> =>
  document.fonts.load(`1em "${family}"`).then(
    ({ length }) => length > 0,
    () => false,
  );

async function fetchTextFont(): Promise<void> {
  fetched = await fetchFont(LATE_TEXT_FONT);
}

/**
 * Shows the code font as soon as it has loaded. Nothing moves, because its fallback fonts have the same width. Then
 * stores for the next document that both fonts are in the browser's cache, because the text font was fetched earlier.
 */
async function fetchCodeFont(): Promise<void> {
  if (!(await fetchFont(CODE_FONT))) return;
  root.setAttribute(CODE_IN_FONT, '');
  try {
    sessionStorage.setItem(storageKey(FONTS_KEY), 'here');
  } catch {
    // If storage is forbidden, the next document shows the fallback fonts first.
  }
}

/**
 * Fetches fonts that the page was rendered without, unless the reader saves data. The text font is fetched when the
 * browser is idle, under a second family name. Under its own name, the browser keeps the fallback for the rest of the
 * document if the font was not available immediately, and the app shows further pages in the same document. The code
 * font is fetched after the reader's first interaction, so that it does not delay the first view.
 */
export function fetchLateFonts(): Stop {
  if (savesData()) return () => undefined;
  let stopLater: Stop = () => undefined;
  return stopAll(
    whenIdle(() => void fetchTextFont()),
    atFirstIntent(() => (stopLater = whenIdle(() => void fetchCodeFont()))),
    () => stopLater(),
  );
}

/**
 * Uses the text font from the next page on, because switching fonts would rewrap lines while the reader is on a page.
 */
export function showLateFonts(): void {
  if (fetched) root.setAttribute(FONTS, LATE);
}

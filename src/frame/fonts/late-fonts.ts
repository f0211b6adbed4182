import {
  CODE_FONT,
  CODE_FONT_KEY,
  CODE_IN_FONT,
  FONTS,
  LATE_TEXT_FONT,
  TEXT_FONT_KEY,
} from './names';
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

/** Records for the session's next documents that a font is in the browser's cache. */
function recordFetched(key: string): void {
  try {
    sessionStorage.setItem(storageKey(key), 'here');
  } catch {
    // If storage is forbidden, the next document shows the fallback fonts first.
  }
}

async function fetchTextFont(): Promise<void> {
  fetched = await fetchFont(LATE_TEXT_FONT);
  if (fetched) recordFetched(TEXT_FONT_KEY);
}

/** Shows the code font as soon as it has loaded. Nothing moves, because its fallback fonts have the same width. */
async function fetchCodeFont(): Promise<void> {
  if (!(await fetchFont(CODE_FONT))) return;
  root.setAttribute(CODE_IN_FONT, '');
  recordFetched(CODE_FONT_KEY);
}

/**
 * Fetches fonts that the page was rendered without. The text font is fetched when the browser is idle: if it is not
 * available immediately, as on most first visits, the browser keeps the fallback for the lifetime of the document,
 * which in this app is the whole visit. The code font is fetched when the reader first interacts, so that it does not
 * delay the first view.
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
  if (fetched) root.setAttribute(FONTS, 'late');
}

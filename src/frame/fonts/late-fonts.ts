import { CODE_FONT, CODE_FONT_KEY, CODE_IN_FONT, FONTS, LATE_TEXT_FONT } from './names';
import { stopAll, type Stop } from '../../kit/dom/delegate';
import { atFirstIntent } from '../../kit/dom/first-intent';
import { spares, whenIdle } from '../../kit/dom/when-idle';

const root = document.documentElement;

let fetched = false;

/** Whether a font has come. Where it has not, the stand-ins stay. */
const fetchFont = (family: string): Promise<boolean> =>
  document.fonts.load(`1em "${family}"`).then(
    ({ length }) => length > 0,
    () => false,
  );

async function fetchTextFont(): Promise<void> {
  fetched = await fetchFont(LATE_TEXT_FONT);
}

/** Shows the font of code as soon as it is there: its stand-ins are as wide, and nothing moves. */
async function fetchCodeFont(): Promise<void> {
  if (!(await fetchFont(CODE_FONT))) return;
  root.setAttribute(CODE_IN_FONT, '');
  try {
    sessionStorage.setItem(CODE_FONT_KEY, 'here');
  } catch {
    // Where storage is forbidden, the next page that is opened shows the stand-ins first.
  }
}

/**
 * Fetches what a page was drawn without. The font of text, once the browser is idle: it draws a page in the stand-ins for
 * good when a font is not there at once, as on most first visits, and in this app a page lasts the whole visit. The font
 * of code, of which the first view asks for nothing unless a block of code stands in it, once the reader does something.
 */
export function fetchLateFonts(): Stop {
  if (spares()) return () => undefined;
  let stopLater: Stop = () => undefined;
  return stopAll(
    whenIdle(() => void fetchTextFont()),
    atFirstIntent(() => (stopLater = whenIdle(() => void fetchCodeFont()))),
    () => stopLater(),
  );
}

/** Draws text in its font from the next page on: while a page is read, its lines must not wrap anew. */
export function showLateFonts(): void {
  if (fetched) root.setAttribute(FONTS, 'late');
}

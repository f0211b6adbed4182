import { FONTS, lateFonts } from './names';
import type { Stop } from '../../kit/dom/delegate';
import { spares, whenIdle } from '../../kit/dom/when-idle';

let fetched = false;

/**
 * Fetches the fonts under their second names once the browser is idle. The browser draws a page in the stand-ins for
 * good when a font is not there at once, as on most first visits, and in this app a page lasts the whole visit.
 */
export function fetchLateFonts(): Stop {
  if (spares()) return () => undefined;
  return whenIdle(() => {
    void Promise.all(
      Object.values(lateFonts).map((family) => document.fonts.load(`1em "${family}"`)),
    ).then(
      (faces) => (fetched = faces.every(({ length }) => length > 0)),
      // Without them the stand-ins stay.
      () => undefined,
    );
  });
}

/** Draws with them from the next page on: while a page is read, its lines must not wrap anew. */
export function showLateFonts(): void {
  if (fetched) document.documentElement.setAttribute(FONTS, 'late');
}

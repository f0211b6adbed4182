import mono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import { lateFonts } from './names';

/** Address of the font that nearly all text is set in: the one worth preloading. */
export const textFont = sans;

const sansFile = { src: `url(${sans}) format('woff2')`, fontWeight: '400 700' };
const monoFile = { src: `url(${mono}) format('woff2')`, fontWeight: '400 700' };

/**
 * The two fonts, from npm packages, and stand-ins with the same widths and line heights, so that nothing moves
 * when a font arrives. `font-faces.test.ts` computes the figures from the font files, `tests/browser/fonts.test.ts`
 * those of the bold weights from the font as drawn.
 */
export const fontFaces = [
  // A font that comes late would wrap lines anew under the reader's eyes: it waits for the next page.
  { fontFamily: 'Instrument Sans Variable', ...sansFile, fontDisplay: 'optional' },
  { fontFamily: lateFonts.sans, ...sansFile, fontDisplay: 'swap' },
  {
    fontFamily: 'Instrument Sans fallback',
    src: "local('Arial'), local('Liberation Sans')",
    fontWeight: '1 559',
    sizeAdjust: '103.25%',
    ascentOverride: '93.95%',
    descentOverride: '24.21%',
    lineGapOverride: '0%',
  },
  {
    fontFamily: 'Instrument Sans fallback',
    src: "local('Arial Bold'), local('Liberation Sans Bold')",
    fontWeight: '560 1000',
    sizeAdjust: '98.47%',
    ascentOverride: '98.51%',
    descentOverride: '25.39%',
    lineGapOverride: '0%',
  },
  { fontFamily: 'Geist Mono Variable', ...monoFile, fontDisplay: 'optional' },
  { fontFamily: lateFonts.mono, ...monoFile, fontDisplay: 'swap' },
  {
    fontFamily: 'Geist Mono fallback',
    src: "local('Courier New'), local('Liberation Mono')",
    sizeAdjust: '99.98%',
    ascentOverride: '100.52%',
    descentOverride: '29.5%',
    lineGapOverride: '0%',
  },
].map((face) => ({ '@font-face': face }));

import mono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import { CODE_FONT, LATE_TEXT_FONT, TEXT_FONT } from './names';

/** URL of the font used for nearly all text, and the only one worth preloading. */
export const textFont = sans;

const sansFile = { src: `url(${sans}) format('woff2')`, fontWeight: '400 700' };
const monoFile = { src: `url(${mono}) format('woff2')`, fontWeight: '400 700' };

interface MonoStandIn {
  /** Names of installed monospaced fonts that the adjustments below fit. */
  regular: readonly string[];
  bold: readonly string[];
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
}

const local = (names: readonly string[]): string =>
  names.map((name) => `local('${name}')`).join(', ');

/**
 * Returns fallback faces that use monospaced fonts, adjusted to the width of the code font. Includes bold fonts,
 * because a bold that the browser synthesizes is wider.
 */
const monoStandIn = (fontFamily: string, { regular, bold, ...adjusted }: MonoStandIn) =>
  [
    { src: local(regular), fontWeight: '1 559' },
    { src: local(bold), fontWeight: '560 1000' },
  ].map((cut) => ({ fontFamily, ...cut, ...adjusted, lineGapOverride: '0%' }));

/**
 * The two web fonts, from npm packages, and fallbacks with the same average width and line height, so that almost
 * nothing moves when a font replaces its fallback. `font-faces.test.ts` computes the adjustments from the font files;
 * `tests/browser/fonts.test.ts` checks the adjustments of the bold weights against the rendered font.
 */
export const fontFaces = [
  // If this font arrives late, the browser does not use it, because it would rewrap lines while they are being read.
  // From the next page on, text uses the same file under the family name `LATE_TEXT_FONT`.
  { fontFamily: TEXT_FONT, ...sansFile, fontDisplay: 'optional' },
  { fontFamily: LATE_TEXT_FONT, ...sansFile, fontDisplay: 'swap' },
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
  // This font may arrive at any time: its fallback fonts have the same width, so no line rewraps.
  { fontFamily: CODE_FONT, ...monoFile, fontDisplay: 'swap' },
  ...monoStandIn('Geist Mono like Menlo', {
    regular: ['Menlo Regular', 'DejaVu Sans Mono'],
    bold: ['Menlo Bold', 'DejaVu Sans Mono Bold'],
    sizeAdjust: '99.66%',
    ascentOverride: '100.84%',
    descentOverride: '29.6%',
  }),
  ...monoStandIn('Geist Mono like Consolas', {
    regular: ['Consolas'],
    bold: ['Consolas Bold'],
    sizeAdjust: '109.13%',
    ascentOverride: '92.09%',
    descentOverride: '27.03%',
  }),
  ...monoStandIn('Geist Mono like Courier', {
    regular: ['Roboto Mono', 'Droid Sans Mono', 'Cousine', 'Liberation Mono', 'Courier New'],
    bold: ['Roboto Mono Bold', 'Cousine Bold', 'Liberation Mono Bold', 'Courier New Bold'],
    sizeAdjust: '99.98%',
    ascentOverride: '100.52%',
    descentOverride: '29.5%',
  }),
].map((face) => ({ '@font-face': face }));

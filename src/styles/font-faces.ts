import mono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

/** Address of the font that nearly all text is set in: the one worth preloading. */
export const textFont = sans;

/**
 * The two fonts, from npm packages, and stand-ins with the same widths and line heights, so that nothing moves
 * when a font arrives. `font-faces.test.ts` computes the figures from the font files.
 */
export const fontFaces = [
  {
    fontFamily: 'Instrument Sans Variable',
    src: `url(${sans}) format('woff2')`,
    fontWeight: '400 700',
    // A font that comes late would wrap lines anew under the reader's eyes; it is there on the next page view.
    fontDisplay: 'optional',
  },
  {
    fontFamily: 'Instrument Sans fallback',
    src: "local('Arial'), local('Liberation Sans')",
    sizeAdjust: '103.25%',
    ascentOverride: '93.95%',
    descentOverride: '24.21%',
    lineGapOverride: '0%',
  },
  {
    fontFamily: 'Geist Mono Variable',
    src: `url(${mono}) format('woff2')`,
    fontWeight: '100 900',
    fontDisplay: 'optional',
  },
  {
    fontFamily: 'Geist Mono fallback',
    src: "local('Courier New'), local('Liberation Mono')",
    sizeAdjust: '99.98%',
    ascentOverride: '100.52%',
    descentOverride: '29.5%',
    lineGapOverride: '0%',
  },
].map((face) => ({ '@font-face': face }));

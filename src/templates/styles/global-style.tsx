import { css, type CSSObject, Global } from '@emotion/react';
import { fontFaces } from '../../frame/fonts/font-faces';
import {
  CODE_FONT,
  CODE_IN_FONT,
  FONTS,
  IF_WIDE,
  LATE,
  LATE_TEXT_FONT,
  TEXT_FONT,
} from '../../frame/fonts/names';
import { FOCUS_START } from '../../frame/skip-link/names';
import { THEME, THEME_CHOICE, UNTIL_FOUND } from '../../kit/names';
import { customProperties, media, sizes } from '../../kit/styles/tokens';
import { codeStyle } from '../../markup/code/code-style';
import { coloursOf } from '../../site/design/colours';
import { frameStyle } from '../layout/frame-style';
import { forcedColoursStyle } from './forced-colours-style';
import { printStyle } from './print-style';
import { proseStyle } from './prose-style';
import { rightToLeftStyle } from './right-to-left-style';

const light = {
  ...customProperties(coloursOf(COLOUR_SETTINGS, 'light')),
  colorScheme: 'light',
};

// The tokens contain the fallback fonts, which follow a web font.
const textIn = (family: string) =>
  customProperties({ 'font-sans': `'${family}', ${sizes['font-sans']}` });
const codeInFont = customProperties({ 'font-mono': `'${CODE_FONT}', ${sizes['font-mono']}` });

const colours = {
  ':root': {
    ...customProperties(sizes),
    ...customProperties(coloursOf(COLOUR_SETTINGS, 'dark')),
    colorScheme: 'dark',
  },
  [`html[${FONTS}='']`]: textIn(TEXT_FONT),
  [`html[${FONTS}='${LATE}']`]: textIn(LATE_TEXT_FONT),
  [`html:is([${FONTS}], [${CODE_IN_FONT}=''])`]: codeInFont,
  [media.roomy]: {
    [`html:not([${FONTS}])`]: textIn(TEXT_FONT),
    [`html[${CODE_IN_FONT}='${IF_WIDE}']`]: codeInFont,
  },
  [`html[${THEME}='light']`]: light,
  // Without scripts, no color mode is set, so use the system's. The colors are repeated because a selector and a
  // media query cannot be combined. The repetition compresses to almost nothing.
  [media.light]: { [`html:not([${THEME_CHOICE}])`]: light },
};

const base: CSSObject = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    fontSize: '100%',
    textSizeAdjust: '100%',
    WebkitTextSizeAdjust: '100%',
    scrollPaddingTop: 'calc(var(--navbar-height) + var(--space-5))',
    overflowY: 'scroll',
  },
  body: {
    margin: 0,
    minHeight: '100vh',
    background: 'var(--surface)',
    color: 'var(--text)',
    fontFamily: 'var(--font-sans)',
    fontSize: 'var(--size-md)',
    lineHeight: 1.65,
    overflowWrap: 'break-word',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
  },
  'h1, h2, h3, h4, h5, h6': {
    margin: 0,
    fontWeight: 620,
    lineHeight: 1.2,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
  },
  'p, ul, ol, dl, figure, pre': { margin: 0 },
  a: { color: 'var(--accent)', textUnderlineOffset: '0.18em', textDecorationThickness: '1px' },
  'button, input, select': { font: 'inherit', color: 'inherit' },
  'code, kbd, pre, samp': { fontFamily: 'var(--font-mono)' },
  ':focus-visible': {
    outline: '2px solid var(--accent)',
    outlineOffset: '2px',
    borderRadius: 'var(--radius-sm)',
  },
  // Navigation moves the focus to these elements for keyboard and screen-reader users, so they need no outline.
  [`[${FOCUS_START}]:focus, main:focus`]: { outline: 'none' },
  '::selection': { background: 'var(--accent-surface)', color: 'var(--text)' },
  '.visually-hidden:not(:focus):not(:active)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  [`[hidden]:not([hidden=${UNTIL_FOUND}])`]: { display: 'none !important' },
  // Browsers keep a box for an element with this value, so that find-in-page can search its content. The box must not
  // affect layout, focus or the accessibility tree. The content is not rendered, but find-in-page would skip it if its
  // `visibility` were `hidden`.
  [`[hidden=${UNTIL_FOUND}]`]: { position: 'absolute', visibility: 'hidden' },
  [`[hidden=${UNTIL_FOUND}] > *`]: { visibility: 'visible' },
  [media.reducedMotion]: {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
    },
  },
};

/**
 * Styles of the whole document: fonts, tokens of both color modes, elements, compiled content, print. The server
 * writes them into each page, so that the bundle does not contain them again.
 */
const globalStyle = css([
  ...fontFaces,
  colours,
  base,
  ...frameStyle,
  codeStyle,
  proseStyle,
  ...(OTHER_LOCALES.some(({ dir }) => dir === 'rtl') ? [rightToLeftStyle] : []),
  forcedColoursStyle,
  printStyle,
] as CSSObject[]);

/**
 * Renders the global styles. The server writes them into the page. In development there is no server rendering, so the
 * browser inserts them.
 */
export function GlobalStyles() {
  return <Global styles={globalStyle} />;
}

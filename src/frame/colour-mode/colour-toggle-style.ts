import type { CSSObject } from '@emotion/react';
import { JS } from '../../kit/names';
import { THEME_CHOICE } from '../../kit/frame/names';

/** See `frame/colour-mode/colour-toggle.tsx`. */
export const colourToggleStyle: CSSObject = {
  // The icon depends on an attribute set before the first paint, so it does not flash and React does not render again.
  '.colour-toggle': {
    [`html:not([${JS}]) &`]: { display: 'none' },
    '& > span': { display: 'none' },
    [`html:not([${THEME_CHOICE}='light']):not([${THEME_CHOICE}='dark']) & > .system`]: {
      display: 'block',
    },
    [`html[${THEME_CHOICE}='light'] & > .light`]: { display: 'block' },
    [`html[${THEME_CHOICE}='dark'] & > .dark`]: { display: 'block' },
    svg: { display: 'block' },
  },
};

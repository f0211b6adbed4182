import type { CSSObject } from '@emotion/react';
import { JS } from '../../kit/names';
import { THEME_CHOICE } from '../../kit/frame/names';

/** See `frame/colour-mode/colour-toggle.tsx`. */
export const colourToggleStyle: CSSObject = {
  // The icon follows an attribute that is set before first paint: nothing flashes and nothing re-renders.
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

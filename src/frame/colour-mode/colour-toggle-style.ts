import type { CSSObject } from '@emotion/react';

/** See `frame/colour-mode/colour-toggle.tsx`. */
export const colourToggleStyle: CSSObject = {
  // The icon follows an attribute that is set before first paint: nothing flashes and nothing re-renders.
  '.colour-toggle': {
    'html:not([data-js]) &': { display: 'none' },
    '& > span': { display: 'none' },
    "html:not([data-theme-choice='light']):not([data-theme-choice='dark']) & > .system": {
      display: 'block',
    },
    "html[data-theme-choice='light'] & > .light": { display: 'block' },
    "html[data-theme-choice='dark'] & > .dark": { display: 'block' },
    svg: { display: 'block' },
  },
};

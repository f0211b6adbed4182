import type { CSSObject } from '@emotion/react';
import { JS, THEME_CHOICE } from '../../kit/names';
import { message } from '../../kit/language/message';
import { MoonIcon, SunIcon, SystemIcon } from '../../kit/view/icons';
import { COLOUR_TOGGLE } from './names';

/**
 * A button that cycles through system, light and dark mode; `frame/colour-mode/colour-mode.ts` handles its clicks. The
 * styles show only the icon and label of the current choice.
 */
export function ColourToggle() {
  return (
    <button type="button" className="icon-button colour-toggle" {...{ [COLOUR_TOGGLE]: true }}>
      <span className="system">
        <SystemIcon />
        <span className="visually-hidden">{message('Colour mode: system')}</span>
      </span>
      <span className="light">
        <SunIcon />
        <span className="visually-hidden">{message('Colour mode: light')}</span>
      </span>
      <span className="dark">
        <MoonIcon />
        <span className="visually-hidden">{message('Colour mode: dark')}</span>
      </span>
    </button>
  );
}

/** Styles of {@link ColourToggle}. */
export const colourToggleStyle: CSSObject = {
  // An attribute of `html`, set before the first paint, decides which icon is visible. So the icon does not flash, and
  // React does not have to render the button again when the mode changes.
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

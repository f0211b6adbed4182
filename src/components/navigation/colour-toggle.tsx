import { css } from '@emotion/react';
import { iconButtonStyle, MoonIcon, SunIcon, SystemIcon } from './icons';

/** The icon follows an attribute that is set before first paint: nothing flashes and nothing re-renders. */
const style = css({
  'html:not([data-js]) &': { display: 'none' },
  '& > span': { display: 'none' },
  "html:not([data-theme-choice='light']):not([data-theme-choice='dark']) & > .system": {
    display: 'block',
  },
  "html[data-theme-choice='light'] & > .light": { display: 'block' },
  "html[data-theme-choice='dark'] & > .dark": { display: 'block' },
  svg: { display: 'block' },
});

/** Goes system → light → dark; `behaviours/colour-mode.ts` does the work. */
export function ColourToggle() {
  return (
    <button
      type="button"
      css={[iconButtonStyle, style]}
      aria-label="Colour mode"
      data-colour-toggle
    >
      <span className="system">
        <SystemIcon />
      </span>
      <span className="light">
        <SunIcon />
      </span>
      <span className="dark">
        <MoonIcon />
      </span>
    </button>
  );
}

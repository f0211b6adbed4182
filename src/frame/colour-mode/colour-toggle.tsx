import { MoonIcon, SunIcon, SystemIcon } from '../../kit/view/icons';
import { COLOUR_TOGGLE } from './names';
import { message } from '../../kit/language/message';

/**
 * Cycles through system, light and dark; `frame/colour-mode/colour-mode.ts` implements it. The styles show only the
 * icon and label of the current choice.
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

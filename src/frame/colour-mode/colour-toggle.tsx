import { MoonIcon, SunIcon, SystemIcon } from '../../kit/view/icons';
import { COLOUR_TOGGLE } from './names';
import { message } from '../../kit/language/message';

/** Goes system → light → dark; `frame/colour-mode/colour-mode.ts` does the work. */
export function ColourToggle() {
  return (
    <button
      type="button"
      className="icon-button colour-toggle"
      aria-label={message('Colour mode')}
      {...{ [COLOUR_TOGGLE]: true }}
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

import { delegate, type Stop } from '../../kit/dom/delegate';
import { APP_NEEDED } from '../../kit/names';

let pressed: HTMLElement | undefined;

/** Notes which button is pressed last where nothing answers before the app does. */
export const notePresses = (): Stop =>
  delegate('click', `[${APP_NEEDED}] button`, (button) => {
    pressed = button;
  });

/** The button that was pressed last, if it is in an element. */
export const pressedIn = (element: Element): HTMLElement | undefined =>
  element.contains(pressed ?? null) ? pressed : undefined;

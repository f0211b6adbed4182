import { delegate, type Stop } from '../../kit/dom/delegate';
import { APP_NEEDED } from '../../kit/names';

let pressed: HTMLElement | undefined;

/** Records the last button pressed among those that do nothing before the app has loaded. */
export const recordEarlyClicks = (): Stop =>
  delegate('click', `[${APP_NEEDED}] button`, (button) => {
    pressed = button;
  });

/** Returns the button that was pressed last, if it is inside the given element. */
export const earlyClickIn = (element: Element): HTMLElement | undefined =>
  element.contains(pressed ?? null) ? pressed : undefined;

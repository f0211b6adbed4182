import { LOADING, LOAD_SPINNER } from './names';
import { askAgain } from '../../kit/dom/ask-again';
import { message } from '../../kit/language/message';

/** Shows how a load goes: the bar and the spinner of the frame's `LoadState`, or a box with an error. */

/** After how long a load is shown, in ms: a quick one would only flash. */
const DELAY = 200;

let timer: number | undefined;

/** @param text for screen readers; none where nothing loads */
function tell(text: string): void {
  document.documentElement.toggleAttribute(LOADING, text !== '');
  const spinner = document.querySelector(`[${LOAD_SPINNER}]`);
  if (spinner) spinner.textContent = text;
}

/** A load has begun; it shows once it has lasted. */
export function showLoading(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => tell(message('Loading page')), DELAY);
}

/** The load has ended, either way. */
export function hideLoading(): void {
  window.clearTimeout(timer);
  tell('');
}

/**
 * Says in a box what could not be loaded and why. The box goes with the wish that it belongs to: once the signal says
 * that the reader wants something else.
 *
 * @returns whether the reader wants another attempt
 */
export function askToRetry(title: string, reason: string, wish?: AbortSignal): Promise<boolean> {
  const box = document.createElement('div');
  box.className = 'load-state-box';
  return askAgain(box, title, reason, message('Retry'), wish);
}

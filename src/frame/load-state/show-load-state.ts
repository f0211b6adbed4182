import { LOADING, LOAD_ERROR, LOAD_ERROR_TEXT, LOAD_RETRY, LOAD_SPINNER } from './names';
import { message } from '../../kit/language/message';

/** Shows what the frame's `LoadState` holds: the bar and the spinner, or the box with an error. */

const root = () => document.documentElement;

/** After how long a load is shown, in ms: a quick one would only flash. */
const DELAY = 200;

let timer: number | undefined;

/** Whether the reader has pressed the button, which took the focus with it. */
let pressed = false;

/** A load has begun; it shows once it has lasted. */
export function showLoading(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => {
    root().toggleAttribute(LOADING, true);
    const spinner = document.querySelector(`[${LOAD_SPINNER}]`);
    if (spinner) spinner.textContent = message('Loading page');
  }, DELAY);
}

/** The load has ended, either way. */
export function hideLoading(): void {
  window.clearTimeout(timer);
  root().toggleAttribute(LOADING, false);
  const spinner = document.querySelector(`[${LOAD_SPINNER}]`);
  if (spinner) spinner.textContent = '';
}

/**
 * Shows the error's text and a button; resolves when the reader presses it. The box goes with the wish that it
 * belongs to: once the signal says that the reader wants something else, it never resolves.
 */
export function askToRetry(reason: string, { signal }: { signal: AbortSignal }): Promise<void> {
  const box = document.querySelector<HTMLElement>(`[${LOAD_ERROR}]`);
  const text = box?.querySelector(`[${LOAD_ERROR_TEXT}]`);
  const button = box?.querySelector<HTMLElement>(`[${LOAD_RETRY}]`);
  return new Promise((resolve) => {
    if (!box || !text || !button) return;
    const hide = () => {
      text.textContent = '';
      box.hidden = true;
    };
    text.textContent = reason;
    box.hidden = false;
    if (pressed && document.activeElement === document.body) button.focus();
    pressed = false;
    signal.addEventListener('abort', hide);
    button.addEventListener(
      'click',
      () => {
        hide();
        pressed = true;
        resolve();
      },
      { once: true, signal },
    );
  });
}

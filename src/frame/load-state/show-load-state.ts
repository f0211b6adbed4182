import { LOADING, LOAD_SPINNER } from './names';
import { askAgain } from '../../kit/dom/ask-again';
import { message } from '../../kit/language/message';

/**
 * Shows the bar and the spinner of the `LoadState` component while a page loads, and a box with the error if the page
 * fails to load.
 */

/** Milliseconds that a load must take before it is shown. For a shorter load, the indicators would only flash. */
const DELAY = 200;

let timer: number | undefined;

/**
 * Shows or hides the bar and the spinner.
 *
 * @param text text for screen readers; empty if nothing is loading
 */
function tell(text: string): void {
  document.documentElement.toggleAttribute(LOADING, text !== '');
  const spinner = document.querySelector(`[${LOAD_SPINNER}]`);
  if (spinner) spinner.textContent = text;
}

/** Call this when a page load starts. The bar and spinner appear only if the load takes longer than the delay. */
export function showLoading(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => tell(message('Loading page')), DELAY);
}

/** Call this when a page load ends, whether it succeeded or failed. */
export function hideLoading(): void {
  window.clearTimeout(timer);
  tell('');
}

/**
 * Shows a box that reports which page could not be loaded and why. The box is removed when the signal aborts, which
 * means that the reader has navigated elsewhere.
 *
 * @returns whether the reader wants to retry
 */
export function askToRetry(title: string, reason: string, wish?: AbortSignal): Promise<boolean> {
  const box = document.createElement('div');
  box.className = 'load-state-box';
  return askAgain(box, title, reason, message('Retry'), wish);
}

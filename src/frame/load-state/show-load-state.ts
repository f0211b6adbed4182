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
    root().dataset.loading = '';
    const spinner = document.querySelector('[data-load-spinner]');
    if (spinner) spinner.textContent = 'Loading page';
  }, DELAY);
}

/** The load has ended, either way. */
export function hideLoading(): void {
  window.clearTimeout(timer);
  delete root().dataset.loading;
  const spinner = document.querySelector('[data-load-spinner]');
  if (spinner) spinner.textContent = '';
}

/**
 * Shows the error's text and a button; resolves when the reader presses it. The box goes with the wish that it
 * belongs to: once the signal says that the reader wants something else, it never resolves.
 */
export function askToRetry(reason: string, { signal }: { signal: AbortSignal }): Promise<void> {
  const box = document.querySelector<HTMLElement>('[data-load-error]');
  const text = box?.querySelector('[data-load-error-text]');
  const button = box?.querySelector<HTMLElement>('[data-load-retry]');
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

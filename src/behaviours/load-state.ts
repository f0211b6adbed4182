/** Shows what the frame's `LoadState` holds: the bar and the spinner, or the box with an error. */

const root = () => document.documentElement;

/** After how long a load is shown, in ms: a quick one would only flash. */
const DELAY = 200;

let timer: number | undefined;

/** A load has begun; it shows once it has lasted. */
export function showLoading(): void {
  hideError();
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

function hideError(): void {
  const box = document.querySelector<HTMLElement>('[data-load-error]');
  if (box) box.hidden = true;
}

/** Shows the error's text and a button; resolves when the reader presses it. */
export function askToRetry(reason: string): Promise<void> {
  const box = document.querySelector<HTMLElement>('[data-load-error]');
  const text = box?.querySelector('[data-load-error-text]');
  const button = box?.querySelector<HTMLElement>('[data-load-retry]');
  if (!box || !text || !button) return new Promise(() => undefined);
  text.textContent = reason;
  box.hidden = false;
  return new Promise((resolve) => {
    button.addEventListener(
      'click',
      () => {
        text.textContent = '';
        box.hidden = true;
        resolve();
      },
      { once: true },
    );
  });
}

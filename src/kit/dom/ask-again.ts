import { message } from '../language/message';
import { listen, stopAll } from './delegate';

/**
 * Whether the reader closed the last box with its retry button. The focused button was removed with that box, so the
 * next box takes the focus.
 */
let pressed = false;

/**
 * Shows a box at the end of the page that reports which part could not be loaded and why, with buttons to retry and to
 * close it. The box stays until the reader presses a button or Escape, or navigates in the history, or until the signal
 * aborts.
 *
 * @param box an empty element; a `dialog` is opened as a modal
 * @param again label of the retry button
 * @returns whether the reader wants to retry
 */
export function askAgain(
  box: HTMLElement,
  title: string,
  reason: string,
  again: string,
  wish?: AbortSignal,
): Promise<boolean> {
  box.innerHTML =
    '<div role="alert"><h2></h2><p></p><button class="plain-button" value="1"></button> <button class="plain-button"></button></div>';
  const places = box.querySelectorAll('h2, p, button');
  [title, reason, again, message('Close')].forEach((text, at) => places[at]?.append(text));
  document.body.append(box);
  (box as Partial<HTMLDialogElement>).showModal?.();
  if (pressed && document.activeElement === document.body) box.querySelector('button')?.focus();
  return new Promise((resolve) => {
    const end = (wanted: boolean) => {
      stop();
      box.remove();
      resolve((pressed = wanted));
    };
    const close = () => end(false);
    const stop = stopAll(
      listen(window, 'popstate', close),
      listen(window, 'keydown', ({ key }) => {
        if (key === 'Escape') close();
      }),
    );
    box.addEventListener('close', close);
    box.addEventListener('click', ({ target }) => {
      const { value } = target as Partial<HTMLButtonElement>;
      if (value !== undefined) end(value !== '');
    });
    wish?.addEventListener('abort', close);
  });
}

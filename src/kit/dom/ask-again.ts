import { message } from '../language/message';
import { listen, stopAll } from './delegate';

/** Whether the reader has pressed the button for another attempt, which took the focus with it. */
let pressed = false;

/**
 * Says at the end of the page what could not be had, until the reader closes it by its button, by Escape or by a step in
 * the history, or the signal says that they want something else.
 *
 * @param box empty; a dialog is opened over the page
 * @param again what the button for another attempt is called
 * @returns whether the reader wants another attempt
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

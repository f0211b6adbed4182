import { makeElement as make } from '../../kit/dom/make-element';
import { storageSlot } from '../../kit/dom/storage';
import { message } from '../../kit/language/message';
import { addStyle, button, openOfflineDialog } from './offline-dialog';
import { save } from './saving';

/** The build for which the reader has dismissed the notice. */
const declined = storageSlot('offline.declined');

let notice: HTMLElement | undefined;

/**
 * Shows a notice that the host has a newer version than the saved one. Nothing is downloaded or reloaded until the
 * reader agrees.
 *
 * @public used by `app-behaviours.ts` through the dynamic import of `fetched-on-press.ts`
 */
export function tellNewBuild(build: string): void {
  if (notice || declined.get() === build) return;
  addStyle();
  const close = () => {
    notice?.remove();
    notice = undefined;
  };
  const bar = make(
    'div',
    { className: 'offline-bar' },
    button(
      message('Update'),
      () => {
        close();
        openOfflineDialog();
        void save();
      },
      true,
    ),
    button(message('Not now'), () => {
      declined.set(build);
      close();
    }),
  );
  const words = make('p', {});
  const box = make('div', { className: 'offline-notice' }, words, bar);
  box.setAttribute('role', 'status');
  document.body.append(box);
  notice = box;
  // Screen readers announce text only if it is added to a live region that already exists.
  words.textContent = message('A newer version of your offline copy is available.');
}

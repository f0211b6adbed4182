import { listen } from '../../kit/dom/delegate';
import { message } from '../../kit/language/message';

const markup = () =>
  `<form method="dialog"><div role="alert"><strong>${message('Unable to fetch results')}</strong><p>${message('You might want to check your network connection.')}</p></div><button class="plain-button" value="again">${message('Try again')}</button> <button class="plain-button">${message('Close')}</button></form>`;

/** Says that search could not be loaded, with what the page has: no more code. Settles with whether to try again. */
export function askToRetrySearch(): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = 'search-unloaded';
  dialog.ariaLabel = message('Search');
  dialog.innerHTML = markup();
  document.body.append(dialog);
  dialog.showModal();
  const stop = listen(window, 'popstate', () => dialog.close());
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      stop();
      dialog.remove();
      resolve(dialog.returnValue === 'again');
    });
  });
}

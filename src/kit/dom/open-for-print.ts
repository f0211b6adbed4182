import { listen, stopAll, type Stop } from './delegate';

/**
 * Opens all collapsed content of the text while it is printed, for browsers that cannot do so by CSS: Safari before
 * 18.4, Firefox before 143.
 */
export function openForPrint(): Stop {
  let opened: Element[] = [];
  return stopAll(
    listen(window, 'beforeprint', () => {
      opened = [...document.querySelectorAll('main details:not([open])')];
      for (const folded of opened) folded.setAttribute('open', '');
    }),
    listen(window, 'afterprint', () => {
      for (const folded of opened) folded.removeAttribute('open');
      opened = [];
    }),
  );
}

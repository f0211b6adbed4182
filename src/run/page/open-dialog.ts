import { makeElement as make } from '../../kit/dom/make-element';
import { isPlainClick } from '../../kit/dom/plain-click';
import { message } from '../../kit/language/message';
import { runDialogStyle } from './run-dialog-style';

let styles: CSSStyleSheet | undefined;

export const button = (text: string, properties: Partial<HTMLButtonElement> = {}) =>
  make('button', { type: 'button', className: 'plain-button', ...properties }, text);

/** A modal dialog. */
export interface OpenDialog {
  title: HTMLElement;
  body: HTMLElement;
  /**
   * Resolves when the dialog is closed: `closed` if the reader stays on the page, `gone` if they follow one of its
   * links.
   */
  left: Promise<'closed' | 'gone'>;
}

/** Opens a modal dialog, with focus on its title. */
export function openDialog(): OpenDialog {
  if (!styles) {
    styles = new CSSStyleSheet();
    styles.replaceSync(runDialogStyle);
    document.adoptedStyleSheets.push(styles);
  }
  const title = make('h2', { id: 'run-name', tabIndex: -1 }, message('Run'));
  const close = button(message('Close'));
  const body = make('div', { className: 'run-body' });
  const dialog = make(
    'dialog',
    { className: 'run-dialog' },
    make('header', {}, title, close),
    body,
  );
  dialog.setAttribute('aria-labelledby', title.id);
  const leave = () => dialog.close();
  close.addEventListener('click', leave);
  window.addEventListener('popstate', leave);
  let gone = false;
  dialog.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    gone = Boolean(link && link.origin === window.location.origin && isPlainClick(event));
    if (gone || event.target === dialog) leave();
  });
  const left = new Promise<'closed' | 'gone'>((resolve) => {
    dialog.addEventListener('close', () => {
      window.removeEventListener('popstate', leave);
      dialog.remove();
      resolve(gone ? 'gone' : 'closed');
    });
  });
  document.body.append(dialog);
  dialog.showModal();
  title.focus();
  return { title, body, left };
}

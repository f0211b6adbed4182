import { makeElement as make } from '../../kit/dom/make-element';
import { isPlainClick } from '../../kit/dom/links';
import { message } from '../../kit/language/message';

/**
 * Styles of the dialog for a call. They're loaded together with the dialog's code, because few readers open the dialog.
 */
const runDialogStyle = `
.run-dialog {
  width: min(60rem, 100vw - 2rem);
  max-width: none;
  max-height: calc(100dvh - 2rem);
  /* Keeps the top fixed as results arrive: if the dialog were centred, Stop would move away from the pointer. */
  margin-block: 1rem auto;
  padding: 0;
  border: 1px solid var(--border);
  border-radius: var(--radius-md);
  background: var(--surface);
  color: var(--text);
  overflow: auto;
  overscroll-behavior: contain;
}
.run-dialog::backdrop { background: rgb(0 0 0 / 0.6); }
.run-dialog header {
  position: sticky;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-4);
  border-bottom: 1px solid var(--border);
  background: var(--surface);
}
.run-dialog h2 {
  min-width: 0;
  font: 600 var(--size-sm) / 1.3 var(--font-mono);
  letter-spacing: 0;
  overflow-wrap: anywhere;
}
.run-dialog h2:focus { outline: none; }
.run-dialog h3 { margin-block: var(--space-5) var(--space-2); font-size: var(--size-sm); }
.run-body { padding: var(--space-4); font-size: var(--size-sm); }
.run-note { margin-bottom: var(--space-4); color: var(--text-muted); }
.run-body form {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: var(--space-4);
}
.run-body label { display: block; margin-bottom: var(--space-1); color: var(--text-muted); }
.run-body :is(input, select) {
  box-sizing: border-box;
  width: 100%;
  direction: ltr;
  min-height: 44px;
  padding-inline: var(--space-3);
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-md);
  background: var(--surface);
  color: var(--text);
  font: inherit;
  font-size: max(1rem, var(--size-sm));
  font-variant-numeric: tabular-nums;
}
.run-choice { max-width: 44rem; }
.run-choice select { text-overflow: ellipsis; }
@supports (appearance: base-select) {
  .run-choice select { appearance: base-select; padding-block: var(--space-2); white-space: normal; }
}
.run-body input[aria-invalid='true'] { border-color: var(--danger); }
.run-problem { color: var(--danger); }
.run-bar { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-3); }
form .run-note { grid-column: 1 / -1; margin: 0; }
.run-bar a { display: inline-flex; align-items: center; min-height: 2.25rem; }
.run-out::after {
  content: '';
  width: 0.5em;
  height: 0.5em;
  margin-inline-start: 0.25em;
  border: solid currentColor;
  border-width: 1.5px 1.5px 0 0;
  background: linear-gradient(to bottom right, transparent calc(50% - 0.75px), currentColor calc(50% - 0.75px) calc(50% + 0.75px), transparent calc(50% + 0.75px));
  opacity: 0.7;
}
.run-bar [type='submit'] { border-color: var(--accent); color: var(--accent); }
.run-editor { margin-bottom: var(--space-4); }
.run-console {
  direction: ltr;
  max-height: 20rem;
  overflow: auto;
  margin: 0;
  padding: var(--space-3);
  border-radius: var(--radius-md);
  background: var(--code-surface);
  color: var(--code-text);
  font: var(--size-code) / 1.6 var(--font-mono);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
.run-transaction { margin-block: var(--space-2); }
.run-transaction summary { overflow-wrap: anywhere; cursor: pointer; }
.run-transaction[open] { padding-inline-start: var(--space-4); border-inline-start: 1px solid var(--border); }
.run-status { overflow-wrap: anywhere; margin-top: var(--space-4); color: var(--text-muted); }
.run-output table { width: 100%; border-collapse: collapse; }
.run-output th, .run-output td {
  padding-block: var(--space-2);
  padding-inline-end: var(--space-3);
  border-bottom: 1px solid var(--border);
  text-align: start;
  font-weight: 400;
  overflow-wrap: anywhere;
}
.run-output :is(th, td):first-child { overflow-wrap: break-word; }
.run-output thead th { color: var(--text-muted); }
.run-output ul, .run-output ol { margin: 0; padding-inline-start: var(--space-5); }
.run-output li { margin-block: var(--space-2); overflow-wrap: anywhere; }
.run-output .run-calls { direction: ltr; padding: 0; list-style: none; }
.run-fold { min-width: 24px; min-height: 24px; padding: 0; border: 0; background: none; color: inherit; cursor: pointer; }
.run-fold::before { content: '▾' / ''; }
.run-fold[aria-expanded='false']::before { content: '▸' / ''; }
.run-calls ul { list-style: none; border-inline-start: 1px solid var(--border); }
.run-output :is(b, .run-name), .run-arguments { font-family: var(--font-mono); font-size: var(--size-xs); }
.run-arguments, .run-gas { color: var(--text-muted); }
.run-body .run-failed { color: var(--danger); }
.run-name { font-weight: 700; }
.run-revert { margin-top: var(--space-2); }
.run-revert p { margin-bottom: var(--space-2); }
`;

let styles: CSSStyleSheet | undefined;

export const button = (text: string, properties: Partial<HTMLButtonElement> = {}) =>
  make('button', { type: 'button', className: 'plain-button', ...properties }, text);

/** A modal dialog. */
export interface OpenDialog {
  title: HTMLElement;
  body: HTMLElement;
  /**
   * Resolves when the dialog is closed: `gone` if the reader follows a link in it to a page of the site, otherwise
   * `closed`.
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

import { makeElement as make } from '../../kit/dom/make-element';
import { message } from '../../kit/language/message';
import { dayOf, megabytes, say } from './not-saved';
import { lookUp, remove, save, type State, stopSaving, watchSaving } from './saving';

/**
 * Styles of the save dialog and of the update notice. They are loaded together with the code of the dialog and the
 * notice, because few visits show either.
 */
const offlineDialogStyle = `
.offline-dialog {
  width: min(32rem, 100vw - 2rem);
  max-width: none;
  max-height: calc(100dvh - 2rem);
  padding: var(--space-5);
  border: 1px solid var(--border);
  border-radius: var(--radius-md);
  background: var(--surface);
  color: var(--text);
  font-size: var(--size-sm);
  overflow: auto;
  overscroll-behavior: contain;
}
.offline-dialog::backdrop { background: rgb(0 0 0 / 0.6); }
.offline-dialog h2 { margin-bottom: var(--space-3); font-size: var(--size-lg); }
.offline-dialog h2:focus { outline: none; }
.offline-dialog p { margin-bottom: var(--space-3); }
.offline-dialog progress { display: block; width: 100%; height: 0.5rem; accent-color: var(--accent); }
.offline-count { margin-top: var(--space-2); color: var(--text-muted); font-variant-numeric: tabular-nums; }
.offline-why { padding-inline-start: var(--space-3); border-inline-start: 3px solid var(--danger); }
.offline-bar { display: flex; flex-wrap: wrap; gap: var(--space-3); margin-top: var(--space-4); }
.offline-bar .plain-button { min-height: 44px; }
.offline-bar .offline-first { border-color: var(--accent); color: var(--accent); }
.offline-notice {
  position: fixed;
  bottom: var(--space-4);
  inset-inline-end: var(--space-4);
  z-index: 30;
  max-width: min(26rem, 100vw - 2 * var(--space-4));
  padding: var(--space-4);
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-md);
  background: var(--surface-raised);
  box-shadow: 0 8px 24px oklch(0 0 0 / 0.22);
  font-size: var(--size-sm);
}
@media print { .offline-notice { display: none; } }
`;

let styles: CSSStyleSheet | undefined;

/** Adds the styles of the dialog and the notice to the page, once. */
export function addStyle(): void {
  if (styles) return;
  styles = new CSSStyleSheet();
  styles.replaceSync(offlineDialogStyle);
  document.adoptedStyleSheets.push(styles);
}

/**
 * Returns a button with a click handler.
 *
 * @param first whether the button is the primary action
 */
export function button(text: string, press: () => void, first = false): HTMLButtonElement {
  const made = make(
    'button',
    { type: 'button', className: `plain-button${first ? ' offline-first' : ''}` },
    text,
  );
  made.addEventListener('click', press);
  return made;
}

const text = (words: string, className = ''): HTMLElement => make('p', { className }, words);

/** Opens the dialog that saves the site. Saving continues after the dialog is closed. */
export function openOfflineDialog(): HTMLDialogElement {
  addStyle();
  const title = make('h2', { id: 'offline-title', tabIndex: -1 }, message('Save for offline'));
  const status = make('div', {});
  status.setAttribute('role', 'status');
  const bar = make('div', { className: 'offline-bar' });
  const dialog = make('dialog', { className: 'offline-dialog' }, title, status, bar);
  dialog.setAttribute('aria-labelledby', title.id);
  const leave = () => dialog.close();
  window.addEventListener('popstate', leave);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) leave();
  });
  document.body.append(dialog);
  dialog.showModal();
  title.focus();
  void lookUp();
  const showProgress = progressIn(status, bar, leave);
  const stop = watchSaving((state) => {
    if (state.step === 'saving') {
      showProgress(state.done, state.all);
      return;
    }
    const hadFocus = bar.contains(document.activeElement);
    status.replaceChildren(...wordsOf(state));
    bar.replaceChildren(...buttonsOf(state), button(message('Close'), leave));
    // Move the focus, because the button that was pressed has been removed.
    if (hadFocus) title.focus();
  });
  dialog.addEventListener('close', () => {
    stop();
    window.removeEventListener('popstate', leave);
    dialog.remove();
  });
  return dialog;
}

/** Returns a function that shows the progress, and announces it to screen readers in steps of 10 percent. */
function progressIn(
  status: HTMLElement,
  bar: HTMLElement,
  leave: () => void,
): (done: number, all: number) => void {
  const progress = make('progress', {});
  progress.setAttribute('aria-label', message('Saving'));
  const count = text('', 'offline-count');
  const said = make('p', { className: 'visually-hidden' });
  count.setAttribute('aria-hidden', 'true');
  return (done, all) => {
    if (!progress.isConnected) {
      said.textContent = message('Saving');
      status.replaceChildren(progress, count, said);
      const stop = button(message('Stop'), stopSaving);
      bar.replaceChildren(stop, button(message('Close and continue'), leave));
      stop.focus();
    }
    if (all === 0) return;
    progress.max = all;
    progress.value = done;
    count.textContent = message('{done} of {all}', {
      done: megabytes(done),
      all: megabytes(all),
    });
    const tenths = message('{count} per cent', { count: Math.floor((done / all) * 10) * 10 });
    if (said.textContent !== tenths) said.textContent = tenths;
  };
}

function wordsOf(state: State): HTMLElement[] {
  const why = 'why' in state && state.why ? [text(say(state.why), 'offline-why')] : [];
  switch (state.step) {
    case 'looking':
    case 'saving':
      return [text(message('Calculating the size…'))];
    case 'failed':
      return why;
    case 'free':
      return [
        text(
          message(
            'Saves every page on this device, with search, figures and tools, so that you can read it without a network. It takes up {size} of storage; the download is {sent}.',
            { size: megabytes(state.offered.bytes), sent: megabytes(state.offered.sent) },
          ),
        ),
        ...why,
      ];
    case 'saved':
      return [
        text(
          message('The whole site is saved, as it was on {day}: {size}.', {
            day: dayOf(state.saved.at),
            size: megabytes(state.saved.bytes),
          }),
        ),
        ...(state.renewed ? [text(message('Reload the page to read the new version.'))] : []),
        ...(state.newer ? [text(message('A newer version is available.'))] : []),
        ...why,
      ];
  }
}

function buttonsOf(state: State): HTMLElement[] {
  if (state.step === 'free')
    return [
      button(
        message('Save {size}', { size: megabytes(state.offered.bytes) }),
        () => void save(),
        true,
      ),
    ];
  if (state.step !== 'saved') return [];
  return [
    ...(state.renewed ? [button(message('Reload'), () => window.location.reload(), true)] : []),
    ...(state.newer ? [button(message('Update'), () => void save(), true)] : []),
    button(message('Remove'), () => void remove()),
  ];
}

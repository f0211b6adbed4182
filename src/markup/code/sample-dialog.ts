import { isPlainClick } from '../../kit/dom/links';
import { makeElement } from '../../kit/dom/make-element';
import { message } from '../../kit/language/message';
import { coloursAddress, piecesOf, type SampleColours } from '../../site/samples/sample-colours';
import { FETCHES, SHOW_TYPES, TOKEN, TYPES } from './names';

/** Styles of the dialog for a whole sample. They are loaded with the dialog's code, because few visits open it. */
const sampleDialogStyle = `
.sample-dialog {
  width: min(60rem, 100vw - 2rem);
  max-width: none;
  max-height: calc(100dvh - 2rem);
  padding: 0;
  border: 1px solid var(--border);
  border-radius: var(--radius-md);
  background: var(--code-surface);
  overflow: hidden;
}
.sample-dialog::backdrop { background: rgb(0 0 0 / 0.6); }
.sample-dialog .code {
  display: flex;
  flex-direction: column;
  max-height: calc(100dvh - 2rem - 2px);
  margin: 0;
  border: 0;
}
.sample-dialog h2 { font-size: inherit; font-weight: inherit; line-height: inherit; letter-spacing: 0; }
.sample-dialog h2:focus { outline: none; }
.sample-dialog pre { flex: 1; min-height: 0; overflow: auto; overscroll-behavior: contain; }
.sample-dialog .code-foot {
  padding: var(--space-2) var(--space-4);
  border-top: 1px solid var(--border);
  font-size: var(--size-xs);
}
.sample-note { padding: var(--space-5) var(--space-4); }
.sample-note p { margin-bottom: var(--space-3); }
`;

const IMPORTED = /(?<=\b(?:from|import) ["'])\.{1,2}\/[^"']+/g;

let styles: CSSStyleSheet | undefined;
let open: HTMLDialogElement | undefined;

/**
 * Shows a sample file over the page, with links to the files that it imports. If a file is already shown, replaces it.
 *
 * @param typed whether its names have types
 */
export async function showSample(address: string, typed: boolean): Promise<void> {
  const dialog = (open ??= openDialog());
  const name = decodeURI(new URL(address).pathname)
    .replace(/^.*?\/samples\//, '')
    .replace(/\.txt$/, '');
  const title = makeElement(
    'h2',
    { className: 'code-title', id: 'sample-name', tabIndex: -1 },
    name,
  );
  const close = makeElement(
    'button',
    { type: 'button', className: 'code-button' },
    message('Close'),
  );
  close.addEventListener('click', () => dialog.close());
  const bar = makeElement('div', { className: 'code-bar' }, title, close);
  const plain = makeElement('a', { href: address }, message('Open as plain text'));
  const body = makeElement(
    'div',
    { className: 'sample-note' },
    message('Loading {name}…', { name }),
  );
  body.setAttribute('role', 'status');
  const foot = makeElement('div', { className: 'code-foot' }, plain);
  const block = makeElement('div', { className: 'code' }, bar, body, foot);
  dialog.replaceChildren(block);
  title.focus();
  try {
    const [response, colours] = await Promise.all([fetch(address), fetchColours(address)]);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const code = drawCode(await response.text(), { address, name, colours });
    const copy = makeElement(
      'button',
      { type: 'button', className: 'code-button' },
      message('Copy'),
    );
    copy.dataset.codeCopy = '';
    close.before(copy);
    body.replaceWith(code);
    if (typed) addTypes(block, foot);
  } catch (error) {
    console.warn('A sample could not be loaded.', error);
    const again = makeElement(
      'button',
      { type: 'button', className: 'plain-button' },
      message('Try again'),
    );
    again.addEventListener('click', () => void showSample(address, typed));
    body.setAttribute('role', 'alert');
    body.replaceChildren(
      makeElement(
        'p',
        {},
        message('{name} could not be loaded. You might want to check your network connection.', {
          name,
        }),
      ),
      again,
    );
  }
}

/** Makes the names of a whole file show their types, and adds the button that lets the keyboard walk through them. */
function addTypes(block: HTMLElement, foot: HTMLElement): void {
  const types = makeElement(
    'button',
    { type: 'button', className: 'code-button' },
    message('Types'),
  );
  types.setAttribute(FETCHES, '');
  types.setAttribute(SHOW_TYPES, '');
  types.setAttribute('aria-pressed', 'false');
  foot.append(' ', types);
  block.setAttribute(TYPES, '0');
}

function openDialog(): HTMLDialogElement {
  if (!styles) {
    styles = new CSSStyleSheet();
    styles.replaceSync(sampleDialogStyle);
    document.adoptedStyleSheets.push(styles);
  }
  const dialog = makeElement('dialog', { className: 'sample-dialog' });
  dialog.setAttribute('aria-labelledby', 'sample-name');
  const leave = () => dialog.close();
  window.addEventListener('popstate', leave);
  dialog.addEventListener('click', (event) => {
    const { target } = event;
    // A link to an entry of the reference would otherwise open behind the dialog.
    const link =
      target instanceof Element && target.closest(`a:not([${FETCHES}]):not([href$=".txt"])`);
    if (target === dialog || (link && isPlainClick(event))) leave();
  });
  dialog.addEventListener('close', () => {
    window.removeEventListener('popstate', leave);
    dialog.remove();
    open = undefined;
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * Fetches the highlighting of a sample. Resolves with undefined if that fails, and the sample is then shown in one
 * color.
 */
const fetchColours = (address: string): Promise<SampleColours | undefined> =>
  fetch(coloursAddress(address)).then(
    (response) => (response.ok ? (response.json() as Promise<SampleColours>) : undefined),
    () => undefined,
  );

/**
 * Splits a piece of a line so that each imported path in it is a link.
 *
 * @param start offset of the piece in the line
 * @param imports matches of imported paths in the whole line
 * @param address URL of the sample
 */
function withLinks(
  piece: string,
  start: number,
  imports: readonly RegExpExecArray[],
  address: string,
): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let end = 0;
  for (const { 0: module, index } of imports) {
    const at = index - start;
    if (at < end || at + module.length > piece.length) continue;
    const link = makeElement('a', { href: new URL(`${module}.txt`, address).href }, module);
    link.setAttribute(FETCHES, '');
    parts.push(piece.slice(end, at), link);
    end = at + module.length;
  }
  return [...parts, piece.slice(end)];
}

interface WholeSample {
  address: string;
  name: string;
  colours: SampleColours | undefined;
}

/**
 * Renders the code with the same markup as code blocks on pages, so that `startCodeBlocks` handles the Copy button of
 * the dialog too.
 */
function drawCode(text: string, { address, name, colours }: WholeSample): HTMLElement {
  const code = makeElement('code', {});
  text
    .trimEnd()
    .split('\n')
    .forEach((line, index) => {
      const imports = [...line.matchAll(IMPORTED)];
      let start = 0;
      const pieces = piecesOf(line, index, colours).map(({ text: piece, role }) => {
        const parts = withLinks(piece, start, imports, address);
        start += piece.length;
        return role ? [makeElement('span', { className: TOKEN + role }, ...parts)] : parts;
      });
      const drawn = makeElement('span', { className: 'line' }, ...pieces.flat());
      code.append(...(index > 0 ? ['\n'] : []), drawn);
    });
  const pre = makeElement(
    'pre',
    { tabIndex: 0, ariaLabel: message('Code: {name}', { name }) },
    code,
  );
  pre.setAttribute('role', 'group');
  return pre;
}

import { setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { extensions } from './extensions';
import { type Tab, tabs } from './tabs';

/** Styles of the editor. They use the page's colors and sizes, which the shadow tree inherits as custom properties. */
export const editorStyle = `
:host { display: block; direction: ltr; border: 1px solid var(--border-strong); border-radius: var(--radius-md); overflow: hidden; }
:host([hidden]) { display: none; }
[role='tablist'] { display: flex; overflow-x: auto; border-bottom: 1px solid var(--border); background: var(--surface-raised); }
[role='tab'] {
  flex: none;
  min-height: 40px;
  padding: 0 var(--space-3);
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: var(--text-muted);
  font: var(--size-xs) / 1.4 var(--font-mono);
  cursor: pointer;
}
[role='tab'][aria-selected='true'] { border-bottom-color: var(--accent); color: var(--text); }
[role='tab']:focus-visible { outline: 2px solid var(--accent); outline-offset: -3px; }
.cm-editor { max-height: min(45vh, 28rem); background: var(--code-surface); color: var(--code-text); }
.cm-editor.cm-focused { outline: 2px solid var(--accent); outline-offset: -2px; }
.cm-scroller { overflow: auto; font: 13px / 1.6 var(--font-mono); }
.cm-content { caret-color: var(--text); }
.cm-editor .cm-cursor { border-inline-start-color: var(--text); }
.cm-editor .cm-gutters { border: 0; background: none; color: var(--text-muted); }
.cm-editor .cm-selectionBackground, .cm-editor.cm-focused .cm-selectionBackground, .cm-content ::selection { background: color-mix(in oklch, var(--accent) 30%, transparent) !important; }
.cm-editor .cm-tooltip { border: 1px solid var(--border-strong); background: var(--surface); color: var(--text); }
.cm-editor .cm-tooltip-autocomplete ul li[aria-selected] { background: var(--accent); color: var(--surface); }
.cm-editor .cm-diagnostic-error { border-inline-start: 4px solid var(--danger); }
.tok-keyword { color: var(--code-keyword); }
.tok-string, .tok-string2 { color: var(--code-string); }
.tok-number, .tok-bool { color: var(--code-constant); }
.tok-comment { color: var(--code-comment); }
.tok-typeName, .tok-className { color: var(--code-function); }
.tok-punctuation, .tok-operator { color: var(--code-punctuation); }
`;

export { packEdits, unpackEdits } from './edits';
export { stripTypes } from './edits';

/** Options for opening an editor. */
export interface EditorOptions {
  /** The files, with the original texts that `restore` puts back. */
  files: readonly { path: string; source: string }[];
  /** Path of the file to show first. */
  first: string;
  /** Returns a file's label for screen readers. */
  label(file: string): string;
  /** Called after each change. */
  changed(): void;
}

/** An editor for several files, which shows one at a time. */
export interface Editor {
  text(path: string): string;
  /** Replaces the texts of files. Unknown paths are ignored. */
  put(texts: Readonly<Record<string, string>>): void;
  restore(): void;
  /** Shows a file, marks a line, and attaches the problem to it. */
  point(path: string, line: number, problem: string): void;
  /** Removes all marks. */
  unpoint(): void;
  focus(): void;
}

const nameOf = (path: string) => path.split('/').at(-1)?.replace('.main.', ' (main).') ?? path;

/**
 * Opens an editor in a new shadow tree of an element. The editor's styles are constructed style sheets, which every
 * Content-Security-Policy allows.
 *
 * @param host an element without a shadow root
 */
export function openEditor(host: HTMLElement, options: EditorOptions): Editor {
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(editorStyle);
  root.adoptedStyleSheets = [sheet];
  const place = document.createElement('div');
  const states = new Map<string, EditorState>();
  const make = (path: string, text: string) =>
    EditorState.create({
      doc: text,
      extensions: extensions(options.label(nameOf(path)), (state) => {
        states.set(path, state);
        options.changed();
      }),
    });
  // The main program comes first, because the reader runs that one. The files that it imports follow.
  const files = [...options.files].reverse();
  for (const { path, source } of files) states.set(path, make(path, source));
  let shown = states.has(options.first) ? options.first : (files[0]?.path ?? '');
  const view = new EditorView({ parent: place, root, ...withState(states.get(shown)) });
  const show = (path: string) => {
    const state = states.get(path);
    if (!state || path === shown) return;
    states.set(shown, view.state);
    shown = path;
    view.setState(state);
    strip.select(path);
  };
  const strip = tabs(
    files.map(({ path }): Tab => ({ path, name: nameOf(path) })),
    shown,
    show,
    place,
  );
  root.append(strip.element, place);
  const put = (texts: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(texts)) {
      if (!states.has(path)) continue;
      states.set(path, make(path, text));
      if (path === shown) view.setState(make(path, text));
    }
    options.changed();
  };
  const mark = (path: string, line?: number, problem = '') => {
    const state = path === shown ? view.state : states.get(path);
    if (!state) return;
    const at = line === undefined ? undefined : state.doc.line(Math.min(line, state.doc.lines));
    const marks = at
      ? [{ from: at.from, to: at.to, severity: 'error' as const, message: problem }]
      : [];
    const marked = state.update(setDiagnostics(state, marks)).state;
    states.set(path, marked);
    if (path === shown) view.setState(marked);
    if (at && path === shown)
      view.dispatch({ effects: EditorView.scrollIntoView(at.from, { y: 'center' }) });
  };
  return {
    text: (path) => (path === shown ? view.state : states.get(path))?.doc.toString() ?? '',
    put,
    restore: () => put(Object.fromEntries(files.map(({ path, source }) => [path, source]))),
    point: (path, line, problem) => {
      show(path);
      mark(path, line, problem);
    },
    unpoint: () => [...states.keys()].forEach((path) => mark(path)),
    focus: () => view.focus(),
  };
}

const withState = (state: EditorState | undefined) => (state ? { state } : {});

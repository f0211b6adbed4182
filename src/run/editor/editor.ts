import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { setDiagnostics } from '@codemirror/lint';
import { extensions } from './extensions';
import { editorStyle } from './editor-style';
import { type Tab, tabs } from './tabs';

export { packEdits, unpackEdits } from './pack-edits';
export { stripTypes } from './strip-types';

/** Options for opening an editor. */
export interface EditorOptions {
  /** The files, with the original texts that "restore" goes back to. */
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
 * Opens an editor in an element. It has its own shadow tree, and its styles are constructed style sheets, which every
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
  // The main program comes first, because that is what runs. The files that it imports follow.
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

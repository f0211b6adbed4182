import { makeElement as make } from '../../kit/dom/make-element';
import { message } from '../../kit/language/message';
import type { GivenProgram, ProgramFileText } from '../../site/runs/given-program';
import type { ProgramPlace } from '../program/program-text';
import type { Editor, openEditor, packEdits, stripTypes, unpackEdits } from '../editor/editor';
import { button } from './open-dialog';
import { fileOf } from './runner';

/** The exports of the editor's script. */
interface Editors {
  openEditor: typeof openEditor;
  stripTypes: typeof stripTypes;
  packEdits: typeof packEdits;
  unpackEdits: typeof unpackEdits;
}

/** Lets readers edit a program. */
export interface ProgramEditing {
  element: HTMLElement;
  buttons: HTMLElement[];
  /** Whether any file differs from the one on the page. */
  isEdited(): boolean;
  /** Returns the edits, packed for the address; undefined if there are none. */
  packed(): string | undefined;
  /** Opens the editor with the edits from the page's URL. Shows an error if they can't be unpacked. */
  openWith(packed: string): Promise<void>;
  /** Returns the files to run. If one has a syntax error, shows it and returns undefined. */
  files(): Pick<ProgramFileText, 'path' | 'script'>[] | undefined;
  /** Marks the line where the program failed, with the reason. */
  point(place: ProgramPlace | undefined, text: string): void;
}

/**
 * The editor's script, loaded at most once per visit. It is the largest script, so only readers who edit download it.
 */
let editors: Promise<Editors> | undefined;

function loadEditors(): Promise<Editors> {
  editors ??= import(/* webpackIgnore: true */ fileOf('editor.js')) as Promise<Editors>;
  editors.catch(() => {
    editors = undefined;
  });
  return editors;
}

/**
 * Makes the editor of a program, which opens on request.
 *
 * @param pressed the file to show first
 * @param status element for error messages
 * @param changed called after each change
 */
export function programEditing(
  { files }: GivenProgram,
  pressed: string,
  status: HTMLElement,
  changed: () => void,
): ProgramEditing {
  const element = make('div', { className: 'run-editor', hidden: true });
  const edit = button(message('Edit'));
  const restore = button(message('Undo all edits'), { hidden: true });
  let editor: Editor | undefined;
  let module: Editors | undefined;
  const edited = () => files.filter(({ path, source }) => editor && editor.text(path) !== source);
  edit.addEventListener('click', () => {
    void open().then((opened) => {
      if (opened) status.textContent = '';
    });
  });
  restore.addEventListener('click', () => {
    editor?.restore();
    restore.hidden = true;
    editor?.focus();
  });
  async function open(): Promise<boolean> {
    status.textContent = message('Loading the editor…');
    try {
      module = await loadEditors();
      element.hidden = false;
      editor = module.openEditor(element, {
        files,
        first: pressed,
        label: (file) => message('Code of {name}', { name: file }),
        changed: () => {
          restore.hidden = edited().length === 0;
          changed();
        },
      });
      edit.hidden = true;
      editor.focus();
      return true;
    } catch (error) {
      console.warn('The editor did not load.', error);
      status.textContent = message(
        'The editor did not load. Check your network connection and try again.',
      );
      return false;
    }
  }
  return {
    element,
    buttons: [edit, restore],
    isEdited: () => edited().length > 0,
    packed: () => {
      const texts = edited().map(({ path }) => [path, editor?.text(path) ?? ''] as const);
      return texts.length > 0 ? module?.packEdits(Object.fromEntries(texts)) : undefined;
    },
    openWith: async (packed) => {
      if (!(await open())) return;
      const texts = module?.unpackEdits(packed);
      editor?.put(texts ?? {});
      status.classList.toggle('run-failed', !texts);
      status.textContent = texts
        ? message('This link carries edits. Nothing has run yet.')
        : message('The edits in this address could not be read, so the program is unchanged.');
    },
    files: () => {
      editor?.unpoint();
      if (!editor || !module) return files;
      const scripts: Pick<ProgramFileText, 'path' | 'script'>[] = [];
      for (const { path, source, script } of files) {
        const text = editor.text(path);
        if (text === source) {
          scripts.push({ path, script });
          continue;
        }
        const stripped = module.stripTypes(text);
        if ('script' in stripped) {
          scripts.push({ path, script: stripped.script });
          continue;
        }
        const { line, problem } = stripped;
        editor.point(path, line, problem);
        status.classList.add('run-failed');
        status.textContent = message('{place}: {reason} Nothing was run.', {
          place: `${path}:${line}`,
          reason: `${problem}.`,
        });
        return undefined;
      }
      return scripts;
    },
    point: (place, text) => {
      if (place) editor?.point(place.path, place.line, text);
    },
  };
}

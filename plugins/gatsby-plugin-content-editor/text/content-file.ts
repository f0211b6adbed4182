import { parse } from 'yaml';
import { fromForm } from '../form/from-form';
import type { Shape } from '../form/shape';
import { toForm, type Values } from '../form/to-form';
import { BODY, ORIGINAL } from '../names';
import { editYaml } from './edit-yaml';

/** How the files of a kind are read and written: a page has a text under its front matter, a drawing nothing else. */
export interface FileKind {
  page: boolean;
  drawing?: boolean;
  shape: Shape;
}

const PAGE = /^(?<open>---[ \t]*\r?\n)(?<yaml>(?:[\s\S]*?\r?\n)??)(?<close>---[ \t]*(?:\r?\n|$))/;

interface Parts {
  open: string;
  yaml: string;
  close: string;
  body: string;
}

/** A file taken apart; a page without front matter is all text. */
function partsOf({ page, drawing }: FileKind, text: string): Parts {
  if (drawing) return { open: '', yaml: '', close: '', body: text };
  if (!page) return { open: '', yaml: text, close: '', body: '' };
  const { open = '', yaml = '', close = '' } = PAGE.exec(text)?.groups ?? {};
  return { open, yaml, close, body: text.slice(open.length + yaml.length + close.length) };
}

/** The form of a file, as the editor keeps it: with the text that it was made from. */
export function formOfFile(kind: FileKind, text: string): Values {
  const { yaml, body } = partsOf(kind, text);
  const form = toForm(kind.shape, valueOf(yaml));
  const hasText = kind.page || kind.drawing;
  return { ...form, ...(hasText && { [BODY]: within(body) }), [ORIGINAL]: text };
}

/** What cannot be read makes an empty form, which is not written: {@link fileOfForm} says why. */
function valueOf(yaml: string): unknown {
  try {
    return parse(yaml) ?? {};
  } catch {
    return {};
  }
}

/**
 * The text of a file once its form is edited: what nobody edited is as it was, to the byte.
 *
 * @throws Error where the file as it was cannot be read
 */
export function fileOfForm(kind: FileKind, form: Values): string {
  const original = form[ORIGINAL];
  if (kind.drawing) return bodyOf(form, typeof original === 'string' ? original : '', '');
  const after = fromForm(kind.shape, form);
  if (typeof original !== 'string' || original === '') return newFile(kind, form, after);
  const { open, yaml, close, body } = partsOf(kind, original);
  const before = fromForm(kind.shape, toForm(kind.shape, parseOrSay(yaml)));
  const edited = editYaml(yaml, before, after);
  const text = kind.page ? bodyOf(form, body) : body;
  if (kind.page && open === '') return newFile(kind, form, after);
  return `${open}${edited}${close}${text}`;
}

function parseOrSay(yaml: string): unknown {
  try {
    return parse(yaml) ?? {};
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(`the file cannot be read, so it is mended by hand first: ${why}`, {
      cause: error,
    });
  }
}

/** A text without the blank lines around it, its lines ended as a browser's field ends them. */
const within = (body: string): string =>
  body.replaceAll('\r\n', '\n').replace(/^(?:[ \t]*\n)+|\s+$/g, '');

/** The text of the page, within the blank lines that stood around it. */
function bodyOf(form: Values, original: string, ahead = '\n'): string {
  const text = within(textOf(form));
  if (text === within(original)) return original;
  const [before = ahead] = /^(?:[ \t]*\r?\n)+/.exec(original) ?? [];
  return `${before}${text}\n`;
}

const textOf = ({ [BODY]: body }: Values): string => (typeof body === 'string' ? body : '');

function newFile(kind: FileKind, form: Values, value: unknown): string {
  const yaml = editYaml('', undefined, value);
  return kind.page ? `---\n${yaml}---\n\n${within(textOf(form))}\n` : yaml;
}

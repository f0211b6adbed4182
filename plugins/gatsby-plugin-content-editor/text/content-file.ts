import { parse } from 'yaml';
import { type DocParts, splitFrontMatter } from '../../../src/site/content/split-front-matter';
import { fromForm, toForm, type Values } from '../form/form-values';
import type { Shape } from '../form/shape';
import { BODY, ORIGINAL } from '../names';
import { editYaml } from '../../../src/site/sources/edit-yaml';

/** How to read and write a kind of file. A page has text below its front matter, and a drawing has only text. */
export interface FileKind {
  page: boolean;
  drawing?: boolean;
  shape: Shape;
}

/** Splits a file into YAML and text. A page without front matter has only text. */
function partsOf({ page, drawing }: FileKind, text: string): DocParts {
  if (drawing) return { open: '', yaml: '', close: '', body: text };
  if (!page) return { open: '', yaml: text, close: '', body: '' };
  return splitFrontMatter(text) ?? { open: '', yaml: '', close: '', body: text };
}

/** Returns the form of a file, which also contains the original text. */
export function formOfFile(kind: FileKind, text: string): Values {
  const { yaml, body } = partsOf(kind, text);
  const form = toForm(kind.shape, valueOf(yaml));
  const hasText = kind.page || kind.drawing;
  return { ...form, ...(hasText && { [BODY]: within(body) }), [ORIGINAL]: text };
}

/**
 * Parses YAML for a form. Returns an empty object for invalid YAML. The form of such a file cannot be saved, because
 * {@link fileOfForm} throws an error.
 */
function valueOf(yaml: string): unknown {
  try {
    return parse(yaml) ?? {};
  } catch {
    return {};
  }
}

/**
 * Returns the text of a file after its form was edited. Everything that was not edited is kept byte for byte.
 *
 * @throws Error if the original text cannot be parsed
 */
export function fileOfForm(kind: FileKind, form: Values): string {
  const original = form[ORIGINAL];
  if (kind.drawing) return formatBody(form, typeof original === 'string' ? original : '', '');
  const after = fromForm(kind.shape, form);
  if (typeof original !== 'string' || original === '') return newFile(kind, form, after);
  const { open, yaml, close, body } = partsOf(kind, original);
  const before = fromForm(kind.shape, toForm(kind.shape, parseOrSay(yaml)));
  const edited = editYaml(yaml, before, after);
  const text = kind.page ? formatBody(form, body) : body;
  if (kind.page && open === '') return newFile(kind, form, after);
  return `${open}${edited}${close}${text}`;
}

function parseOrSay(yaml: string): unknown {
  try {
    return parse(yaml) ?? {};
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(`the file cannot be read, so correct it by hand first: ${why}`, {
      cause: error,
    });
  }
}

/** Trims the blank lines around a text and converts its line endings to `\n`, as a browser's text field does. */
const within = (body: string): string =>
  body.replaceAll('\r\n', '\n').replace(/^(?:[ \t]*\n)+|\s+$/g, '');

/**
 * Returns the edited text of a page, with the same blank lines above it as in the original. Text that was not edited is
 * returned byte for byte.
 */
function formatBody(form: Values, original: string, ahead = '\n'): string {
  const text = within(typedBody(form));
  if (text === within(original)) return original;
  const [before = ahead] = /^(?:[ \t]*\r?\n)+/.exec(original) ?? [];
  return `${before}${text}\n`;
}

const typedBody = ({ [BODY]: body }: Values): string => (typeof body === 'string' ? body : '');

function newFile(kind: FileKind, form: Values, value: unknown): string {
  const yaml = editYaml('', undefined, value);
  return kind.page ? `---\n${yaml}---\n\n${within(typedBody(form))}\n` : yaml;
}

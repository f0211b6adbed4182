import { join } from 'node:path';
import { docFields } from '../../src/site/content/doc-fields';
import { type DocSource, readDocSource } from '../../src/site/content/front-matter';
import { GLOSSARY } from '../../src/site/data/read-glossary';
import { fillMessage, type MessageValues, translatedFile } from '../../src/site/locales/locale';
import { type Messages, messagesFile, parseMessages } from '../../src/site/locales/messages';
import { brandedAsks, unansweredAsks } from '../../src/site/search/asks';
import { withProduct, withProductSlug } from '../../src/site/settings/product-text';
import { ContentError } from '../../src/site/sources/content-problem';
import { digestOf } from '../../src/site/sources/digest';
import { readText } from '../../src/site/sources/files';
import type { Highlight } from './compile/code-tokens';
import { compileDoc } from './compile/compile-doc';
import type { CompileSettings } from './compile/compile-settings';
import type { CompiledDoc } from './compile/compiled-doc';
import { digestOfLinkedTerms } from './compile/rehype-terms';
import { ifRight, readPart } from './compile/source-parts';
import type { ReferenceSource } from './compile/reference/reference-source';
import { type ReferenceLookups, trackReference } from './site-reference';

type Read = (path: string) => string | undefined;

/** Returns the address of a doc, with `{product}` as written. A translation has the address of its original. */
function pathOf(file: string, source: DocSource, read: Read): string {
  const { relativePath } = translatedFile(file) ?? {};
  if (relativePath === undefined) return docFields(file.slice('content/docs/'.length), source).path;
  const original = `content/docs/${relativePath}`;
  const text = read(original);
  const written = text === undefined ? undefined : ifRight(() => readDocSource(original, text));
  return docFields(relativePath, written ?? source).path;
}

/** Returns a function that translates generated text into the language of the doc. */
export function messagesOf(
  file: string,
  read: Read,
): (text: string, values?: MessageValues) => string {
  const { locale } = translatedFile(file) ?? {};
  const messages = locale === undefined ? {} : readIfRight(locale, read);
  return (text, values = {}) => fillMessage(messages[text] ?? text, values);
}

const readIfRight = (locale: string, read: Read): Messages => {
  const file = messagesFile(locale);
  return ifRight(() => parseMessages(file, read(file) ?? '').value) ?? {};
};

/**
 * A compiled doc with everything needed to decide whether it is still up to date: digests of its source files and
 * glossary terms, and its lookups in the reference. Must be plain JSON, because it is cached and sent between threads.
 */
export interface Entry {
  doc: CompiledDoc;
  path: string;
  sources: Record<string, string>;
  terms: string | undefined;
  notes: ReferenceLookups;
}

/**
 * The settings that are the same for every doc. They are plain JSON, because they are part of cache keys and are sent
 * to threads.
 */
export type DocSettings = Omit<
  CompileSettings,
  'highlight' | 'message' | 'readGlossary' | 'readSource' | 'reference'
>;

/** Returns a file's text by its path from the project root, or undefined if there is no such file. */
export type ReadFile = (path: string) => string | undefined;

/** Inputs of `makeEntry`, apart from the doc. */
interface Making {
  settings: DocSettings;
  highlight: Highlight;
  read: ReadFile;
  reference: ReferenceSource;
}

/**
 * Compiles a doc, and records all its dependencies.
 *
 * @param file path from the project root
 * @param text of the file, front matter included
 * @throws ContentError
 */
export function makeEntry(
  file: string,
  text: string,
  { settings, highlight, read, reference: current }: Making,
): Entry {
  const sources: Record<string, string> = {};
  const readSource: ReadFile = (name) => {
    const found = readPart(read, name);
    sources[name] = digestOf(found ?? '');
    return found;
  };
  const source = readDocSource(file, text);
  const path = withProductSlug(pathOf(file, source, readSource), settings.product);
  const { reference, notes } = trackReference(current);
  const readGlossary = () => read(GLOSSARY);
  const doc = compileDoc(
    file,
    source.body,
    {
      ...settings,
      ...{ highlight, readSource, readGlossary, reference },
      message: messagesOf(file, readSource),
    },
    path,
  );
  const fields = docFields(inDocs(file), source);
  // Skip docs without `asks` in their front matter, which are most docs, because filling in the product scans the whole
  // text.
  if (fields.asks.length > 0) {
    const unanswered = unansweredAsks(
      { ...fields, asks: brandedAsks(fields.asks, settings), file },
      withProduct({ ...source.frontMatter, sections: doc.sections }, settings.product),
    );
    if (unanswered.length > 0) throw new ContentError(unanswered);
  }
  return { doc, path, sources, terms: termsOf(read, { doc, path }), notes };
}

/** Returns the path of a doc relative to content/docs; for a translation, the path of its original. */
const inDocs = (file: string): string =>
  translatedFile(file)?.relativePath ?? file.slice('content/docs/'.length);

/**
 * Returns the digest of everything that a doc uses from the current glossary, or undefined if the glossary cannot be
 * read.
 */
export const termsOf = (read: ReadFile, { doc, path }: Pick<Entry, 'doc' | 'path'>) =>
  digestOfLinkedTerms(read(GLOSSARY) ?? '[]', path, doc.proseWords);

/** Returns a function that reads the files of a project. */
export const readFrom =
  (root: string): ReadFile =>
  (path) =>
    readText(join(root, path));

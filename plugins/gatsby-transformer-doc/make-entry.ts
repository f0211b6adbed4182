import { digestOf } from '../../src/site/sources/digest';
import { docFields } from '../../src/site/content/doc-fields';
import { translatedFile } from '../../src/site/locales/locale';
import { readDocSource } from '../../src/site/content/front-matter';
import { brandedAsks } from '../../src/site/search/brand-asks';
import { unansweredAsks } from '../../src/site/search/check-asks';
import { ContentError } from '../../src/site/sources/content-problem';
import { GLOSSARY } from '../../src/site/data/read-glossary';
import { withProduct, withProductSlug } from '../../src/site/settings/product-text';
import type { Highlight } from './compile/code-tokens';
import { compileDoc } from './compile/compile-doc';
import type { CompiledDoc } from './compile/compiled-doc';
import type { CompileSettings } from './compile/compile-settings';
import { digestOfLinkedTerms } from './compile/linked-terms';
import type { ReferenceSource } from './compile/reference/reference-source';
import { messagesOf, pathOf } from './doc-language';
import { trackReference, type ReferenceLookups } from './tracked-reference';

/**
 * A compiled doc with everything needed to validate it: digests of its source files and glossary terms, and its lookups
 * in the reference. Must be plain JSON, because it is cached and sent between threads.
 */
export interface Entry {
  doc: CompiledDoc;
  path: string;
  sources: Record<string, string>;
  terms: string | undefined;
  notes: ReferenceLookups;
}

/** Settings for compiling a doc. */
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
    const found = read(name);
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
  // Most docs have no questions, and filling in the product scans the whole text.
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
 * Returns the digest of the terms that a doc takes from the current glossary, or undefined if the glossary cannot be
 * read.
 */
export const termsOf = (read: ReadFile, { doc, path }: Pick<Entry, 'doc' | 'path'>) =>
  digestOfLinkedTerms(read(GLOSSARY) ?? '[]', path, doc.proseWords);

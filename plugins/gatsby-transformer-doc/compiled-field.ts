import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'gatsby';
import type { QueryContext } from '../../src/gatsby/plugin-api';
import { CONTENT } from '../../src/site/content/content-files';
import type { DocFields } from '../../src/site/content/doc-fields';
import { GLOSSARY } from '../../src/site/data/read-glossary';
import { ContentError } from '../../src/site/sources/content-problem';
import { type CompiledDoc, mistakenDoc } from './compile/compiled-doc';
import { fileOfPart } from './compile/source-parts';
import { compilerOfRun } from './state';

/** A Doc, as stored in its node. */
export type DocNode = Node & DocFields;

type CompiledField = Exclude<
  keyof CompiledDoc,
  'mathClasses' | 'mathLetters' | 'proseWords' | 'warnings'
>;

/**
 * Returns a field of a compiled doc. Gatsby runs the page's query again when a sample, figure or symbol that the doc
 * uses changes.
 */
export async function compiledField<Field extends CompiledField>(
  root: string,
  doc: DocNode,
  field: Field,
  { nodeModel, path }: QueryContext,
): Promise<CompiledDoc[Field]> {
  const compiler = compilerOfRun();
  let compiled: Partial<CompiledDoc> & { sources: string[] };
  try {
    const isLong = field === 'body' || field === 'sections';
    compiled = await (isLong ? compiler.compile(doc.file) : compiler.summary(doc.file));
  } catch (error) {
    // `createPages` has reported the mistake. While developing, keep the last good page.
    if (!(error instanceof ContentError) || process.env.NODE_ENV === 'production') throw error;
    // Any file could contain the fix, so track all of them.
    await nodeModel.findAll({ type: 'File', query: {} });
    return ((await compiler.lastGood(doc.file)) ?? mistakenDoc)[field];
  }
  // Only pages have dependencies to track.
  if (path !== undefined) {
    await followSources(root, compiled.sources, { nodeModel });
    for (const id of doc.symbols)
      await nodeModel.findOne({ type: 'ApiSymbol', query: { filter: named(id) } });
  }
  return compiled[field] as CompiledDoc[Field];
}

/** Makes Gatsby run a page's query again when one of these source files changes. */
export async function followSources(
  root: string,
  sources: readonly string[],
  { nodeModel }: QueryContext,
): Promise<void> {
  // Track only files in the content folder, because each of them has a node: if a query finds no node, Gatsby tracks
  // all files, and runs the page's query again after any edit. Other sources are code, and a change to code rebuilds
  // everything.
  const ofContent = sources.map(fileOfPart).filter((path) => path.startsWith(`${CONTENT}/`));
  // The glossary is not one of the sources, but any page may contain one of its terms. If there is no glossary yet,
  // track its future terms.
  const hasGlossary = existsSync(join(root, GLOSSARY));
  if (!hasGlossary) await nodeModel.findAll({ type: 'GlossaryTerm', query: { limit: 1 } });
  for (const source of hasGlossary ? [GLOSSARY, ...ofContent] : ofContent) {
    const filter = { absolutePath: { eq: join(root, source) } };
    await nodeModel.findOne({ type: 'File', query: { filter } });
  }
}

/** Returns a filter that finds a symbol by its id. */
function named(id: string) {
  const end = id.lastIndexOf('/');
  return { package: { eq: id.slice(0, end) }, name: { eq: id.slice(end + 1) } };
}

/** Argument of fields that depend on the locale. */
export interface LocaleArgument {
  /** Locale code. The default locale is used if the code is missing, or if the doc is not translated. */
  locale?: string | null;
}

/** Returns the translation of a doc, or the doc itself if there is none. Both have the same fields. */
export async function inLocale(
  doc: DocNode,
  { locale }: LocaleArgument,
  { nodeModel }: QueryContext,
): Promise<DocNode> {
  if (!locale) return doc;
  const filter = { id: { eq: `${locale}/${doc.id}` } };
  const found = await nodeModel.findOne({ type: 'DocTranslation', query: { filter } });
  return (found as DocNode | null) ?? doc;
}

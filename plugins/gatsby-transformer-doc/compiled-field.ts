import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'gatsby';
import { CONTENT } from '../../src/site/content/content-files';
import type { DocFields } from '../../src/site/content/doc-fields';
import { ContentError } from '../../src/site/sources/content-problem';
import { GLOSSARY } from '../../src/site/data/read-glossary';
import type { CompiledDoc } from './compile/compiled-doc';
import { mistakenDoc } from './mistaken-doc';
import type { QueryContext } from './query-context';
import { compilerOfRun } from './state';

/** A Doc as its node holds it. */
export type DocNode = Node & DocFields;

type CompiledField = Exclude<
  keyof CompiledDoc,
  'mathClasses' | 'mathLetters' | 'proseWords' | 'undescribed'
>;

/**
 * A field of a compiled doc. Gatsby runs a page that asks for it again when a sample, a figure or a symbol changes that
 * the doc was made from.
 */
export async function compiledField<Field extends CompiledField>(
  root: string,
  doc: DocNode,
  field: Field,
  { nodeModel }: QueryContext,
): Promise<CompiledDoc[Field]> {
  let result: CompiledDoc & { sources: string[] };
  try {
    result = await compilerOfRun().compile(doc.file);
  } catch (error) {
    // `createPages` has named the mistake. While developing, the page stays as it was.
    if (!(error instanceof ContentError) || process.env.NODE_ENV === 'production') throw error;
    // Which file it will be mended in is not known.
    await nodeModel.findAll({ type: 'File', query: {} });
    return ((await compilerOfRun().lastGood(doc.file)) ?? mistakenDoc)[field];
  }
  await followSources(root, result.sources, { nodeModel });
  for (const id of doc.symbols) {
    await nodeModel.findOne({ type: 'ApiSymbol', query: { filter: named(id) } });
  }
  return result[field];
}

/** Has Gatsby run a page again when one of the files changes that something on it was made from. */
export async function followSources(
  root: string,
  sources: readonly string[],
  { nodeModel }: QueryContext,
): Promise<void> {
  // Of a file that is no node Gatsby would follow all files, and run the page again after any edit. What stands outside
  // the content is code, with which everything is made anew.
  const ofContent = sources.filter((path) => path.startsWith(`${CONTENT}/`));
  // Any page may have a word that the glossary comes to have; what it takes from there is no source of its own.
  const hasGlossary = existsSync(join(root, GLOSSARY));
  if (!hasGlossary) await nodeModel.findAll({ type: 'GlossaryTerm', query: { limit: 1 } });
  for (const source of hasGlossary ? [GLOSSARY, ...ofContent] : ofContent) {
    const filter = { absolutePath: { eq: join(root, source) } };
    await nodeModel.findOne({ type: 'File', query: { filter } });
  }
}

/** A filter that finds a symbol by its id. */
function named(id: string) {
  const end = id.lastIndexOf('/');
  return { package: { eq: id.slice(0, end) }, name: { eq: id.slice(end + 1) } };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateNodeArgs } from 'gatsby';
import { docFields, type DocFields } from '../../src/site/content/doc-fields';
import { readDocSource } from '../../src/site/content/front-matter';
import { translatedFile } from '../../src/site/locales/locale';
import { ContentError } from '../../src/site/sources/content-problem';
import type { DocOptions } from './options';
import { type GoodDoc, lastGoodDoc } from './state';

/** Creates a Doc node from an Mdx node under content/docs. */
export function makeDoc(
  { node, actions, getNode, createContentDigest }: CreateNodeArgs,
  { root }: DocOptions,
): void {
  if (node.internal.type !== 'Mdx' || !node.parent) return;
  const parent = getNode(node.parent);
  if (parent?.sourceInstanceName !== 'docs') return;
  const relativePath = String(parent.relativePath);
  const file = `content/docs/${relativePath}`;
  const fields = fieldsOf(root, relativePath);
  // A doc that cannot be read gets no node; `createPages` reports its mistakes, even if the cache is warm.
  if (!fields) return;
  const doc = {
    ...fields,
    mdx: node.id,
    parent: node.id,
    children: [],
    internal: {
      type: 'Doc',
      contentDigest: createContentDigest([fields, parent.internal.contentDigest]),
      description: file,
    },
  };
  void actions.createNode(doc);
  // Gatsby deletes child nodes with their parent, so this removes the doc when its file is deleted.
  actions.createParentChildLink({ parent: node, child: doc });
}

/**
 * Returns the fields of a file. If its front matter has mistakes, returns its last good fields, so that the page stays
 * while developing.
 */
function fieldsOf(root: string, relativePath: string): GoodDoc | undefined {
  const file = `content/docs/${relativePath}`;
  try {
    const source = readDocSource(file, readFileSync(join(root, file), 'utf8'));
    return docFields(relativePath, source);
  } catch (error) {
    if (error instanceof ContentError) return lastGoodDoc(file);
    // The file has been deleted in the meantime.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A translation, as stored in its node. It has the fields of a doc, but its address and section are not used. */
export interface TranslationFields extends DocFields {
  id: string;
  locale: string;
  /** Id of the original doc. */
  docId: string;
}

/**
 * Creates a DocTranslation node from an Mdx node under content/locales/<code>/docs. Drafts only get one while
 * developing.
 */
export function makeTranslation(
  { node, actions, getNode, createContentDigest }: CreateNodeArgs,
  { root }: DocOptions,
): void {
  if (node.internal.type !== 'Mdx' || !node.parent) return;
  const parent = getNode(node.parent);
  if (parent?.sourceInstanceName !== 'locales') return;
  const fields = translationFields(root, `content/locales/${String(parent.relativePath)}`);
  if (!fields || (fields.draft && process.env.NODE_ENV === 'production')) return;
  const translation = {
    ...fields,
    parent: node.id,
    children: [],
    internal: {
      type: 'DocTranslation',
      contentDigest: createContentDigest([fields, parent.internal.contentDigest]),
      description: fields.file,
    },
  };
  void actions.createNode(translation);
  // Removes the translation when its file is deleted.
  actions.createParentChildLink({ parent: node, child: translation });
}

/** Returns the fields of a file, or undefined if it cannot be read: `createPages` reports its mistakes. */
function translationFields(root: string, file: string): TranslationFields | undefined {
  const { locale, relativePath } = translatedFile(file) ?? {};
  if (locale === undefined || relativePath === undefined) return undefined;
  try {
    const source = readDocSource(file, readFileSync(join(root, file), 'utf8'));
    const { id, ...fields } = docFields(relativePath, source);
    return { ...fields, id: `${locale}/${id}`, docId: id, locale, file };
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    // The file has been deleted in the meantime.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

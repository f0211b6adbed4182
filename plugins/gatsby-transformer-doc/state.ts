import type { Node, NodePluginArgs } from 'gatsby';
import type { DocFields } from '../../src/site/content/doc-fields';
import type { ReferenceSource } from './compile/reference/reference-source';
import type { FiledLink, LinkKind } from '../../src/site/content/check-links';
import type { Product } from '../../src/site/settings/product-text';
import type { DocCompiler } from './compiler';
import { referenceFacts, siteReference } from './site-reference';

/** The fields of a doc, from its front matter and path. */
export type GoodDoc = DocFields & { id: string };

/** Fields of a Doc node that do not come from its front matter and path. */
const OF_NODE = new Set(['children', 'internal', 'mdx', 'parent']);

/** State shared by the hooks of one Gatsby run. */
interface DocState {
  compiler: DocCompiler | undefined;
  /** Created when a doc is first compiled, and again after a symbol or a doc has changed. */
  reference: ReferenceSource | undefined;
  /** Kinds of links: computed on first use, and again after any node has changed. */
  links: Promise<LinkKindOf> | undefined;
  /** Fields of each doc when pages were last created. */
  good: Map<string, GoodDoc>;
}

type LinkKindOf = (link: FiledLink) => LinkKind;

const state: DocState = {
  compiler: undefined,
  reference: undefined,
  links: undefined,
  good: new Map(),
};

/** Saves the fields of all docs, as a fallback for docs that get mistakes later. */
export function keepGoodDocs(nodes: readonly Node[]): void {
  const docs = nodes.map(
    (node) =>
      Object.fromEntries(
        Object.entries(node).filter(([field]) => !OF_NODE.has(field)),
      ) as unknown as GoodDoc,
  );
  state.good = new Map(docs.map((doc) => [doc.file, doc]));
}

/** Returns the fields of a doc when pages were last created. Undefined in production, where mistakes fail the build. */
export const lastGoodDoc = (file: string): GoodDoc | undefined =>
  process.env.NODE_ENV === 'production' ? undefined : state.good.get(file);

/** Forgets a doc whose file was deleted. */
export function forgetDoc(file: string): void {
  state.good.delete(file);
  state.compiler?.forget(file);
}

/** Sets the compiler of this run. */
export function setCompiler(compiler: DocCompiler): void {
  state.compiler = compiler;
}

/**
 * Returns the compiler of this run.
 *
 * @throws Error if it is called before the types are declared
 */
export function compilerOfRun(): DocCompiler {
  if (!state.compiler)
    throw new Error('A doc was requested before its type was declared: call setCompiler first');
  return state.compiler;
}

/** Returns the reference of the current symbols and docs, and keeps it until one of them changes. */
export function currentReference(
  root: string,
  getNodesByType: NodePluginArgs['getNodesByType'],
  product: Product,
): ReferenceSource {
  if (!state.reference) {
    const { symbols, docs } = referenceFacts(getNodesByType);
    state.reference = siteReference(root, symbols, docs, product);
  }
  return state.reference;
}

/** Invalidates the reference after a doc or a symbol was added, changed or removed. */
export function forgetReference(): void {
  state.reference = undefined;
}

/** Returns the current kinds of links, and computes them if they are unknown. */
export const linksOfRun = (make: () => Promise<LinkKindOf>): Promise<LinkKindOf> =>
  (state.links ??= make());

/** Invalidates the kinds of links, because a page, an anchor or a redirect may have changed. */
export function forgetLinks(): void {
  state.links = undefined;
}

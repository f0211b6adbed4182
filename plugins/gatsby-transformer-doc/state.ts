import type { Node } from 'gatsby';
import type { DocFields } from '../../src/site/content/doc-fields';
import type { ReferenceSource } from './compile/reference/reference-source';
import type { FiledLink, LinkKind } from '../../src/site/content/link-kinds';
import type { DocCompiler } from './compiler';

/** What a doc's front matter gives. */
export type GoodDoc = DocFields & { id: string };

/** What a node has besides. */
const OF_NODE = new Set(['children', 'internal', 'mdx', 'parent']);

/** What the hooks of one run of Gatsby share. */
interface DocState {
  compiler: DocCompiler | undefined;
  /** Made when a doc is first compiled, and anew once a symbol or a doc has changed. */
  reference: ReferenceSource | undefined;
  /** Where links lead: made when first asked for, and anew once any node has changed. */
  links: Promise<LinkKindOf> | undefined;
  /** What each file gave when pages were last made. */
  good: Map<string, GoodDoc>;
}

type LinkKindOf = (link: FiledLink) => LinkKind;

const state: DocState = {
  compiler: undefined,
  reference: undefined,
  links: undefined,
  good: new Map(),
};

/** Keeps what the files give, for when one has mistakes. */
export function keepGoodDocs(nodes: readonly Node[]): void {
  const docs = nodes.map(
    (node) =>
      Object.fromEntries(
        Object.entries(node).filter(([field]) => !OF_NODE.has(field)),
      ) as unknown as GoodDoc,
  );
  state.good = new Map(docs.map((doc) => [doc.file, doc]));
}

/** What a file gave when pages were last made, while developing: a build ends over its mistakes. */
export const lastGoodDoc = (file: string): GoodDoc | undefined =>
  process.env.NODE_ENV === 'production' ? undefined : state.good.get(file);

/** Forgets what a file gave: it was deleted. */
export function forgetDoc(file: string): void {
  state.good.delete(file);
  state.compiler?.forget(file);
}

/** Compiles docs from now on. */
export function setCompiler(compiler: DocCompiler): void {
  state.compiler = compiler;
}

/** @throws Error before the types are declared: whoever asks then asks too early */
export function compilerOfRun(): DocCompiler {
  if (!state.compiler) throw new Error('A doc was asked for before its type was declared');
  return state.compiler;
}

/** The reference as it is, made where it is not. */
export const referenceOfRun = (make: () => ReferenceSource): ReferenceSource =>
  (state.reference ??= make());

/** A doc or a symbol has come, changed or gone. */
export function forgetReference(): void {
  state.reference = undefined;
}

/** Where links lead as the site is, found out where it is not known. */
export const linksOfRun = (make: () => Promise<LinkKindOf>): Promise<LinkKindOf> =>
  (state.links ??= make());

/** A page, an anchor or an old address may have come or gone. */
export function forgetLinks(): void {
  state.links = undefined;
}

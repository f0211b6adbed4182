import type { ReferenceSource } from './compile/reference/reference-source';
import type { FiledLink, LinkKind } from '../../src/site/content/link-kinds';
import type { DocCompiler } from './compiler';

/** What the hooks of one run of Gatsby share. */
interface DocState {
  compiler: DocCompiler | undefined;
  /** Made when a doc is first compiled, and anew once a symbol or a doc has changed. */
  reference: ReferenceSource | undefined;
  /** Where links lead: made when first asked for, and anew once any node has changed. */
  links: Promise<LinkKindOf> | undefined;
}

type LinkKindOf = (link: FiledLink) => LinkKind;

const state: DocState = { compiler: undefined, reference: undefined, links: undefined };

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

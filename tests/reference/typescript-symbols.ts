import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { openTypeScriptPackages } from '../../plugins/gatsby-source-api-reference/typescript/open-typescript-packages';
import type { ApiSymbol } from '../../src/site/data/api-symbol';

const ROOT = path.resolve(import.meta.dirname, '../..');
const load = createRequire(import.meta.url);

/** The packages that pages document, as installed in this project. */
export const PACKAGES = [
  '@uniswap/v3-sdk',
  '@uniswap/sdk-core',
  '@uniswap/v2-sdk',
  '@uniswap/sdk',
] as const;
export type PackageName = (typeof PACKAGES)[number];

const places = PACKAGES.map((name) => ({ name, path: `node_modules/${name}` }));
const symbols = PACKAGES.flatMap(openTypeScriptPackages(ROOT, places));

export const symbolsOf = (owner: string, kind?: ApiSymbol['kind']): ApiSymbol[] =>
  symbols.filter((symbol) => symbol.package === owner && (!kind || symbol.kind === kind));

export function symbolNamed(owner: PackageName, name: string): ApiSymbol {
  const found = symbolsOf(owner).find((symbol) => symbol.name === name);
  if (!found) throw new Error(`${owner} has no ${name}`);
  return found;
}

/** Returns the exports of a package at run time. */
export const runtimeOf = (owner: string): Record<string, unknown> =>
  load(owner) as Record<string, unknown>;

/** Returns a class at run time, and its prototype; null if the package does not export the class. */
export function runtimeClass(symbol: ApiSymbol): { statics: object; prototype: object } | null {
  const built = runtimeOf(symbol.package)[symbol.name];
  if (typeof built !== 'function') return null;
  return { statics: built, prototype: built.prototype as object };
}

/** Returns the text of the file that declares a symbol. */
export const fileOf = (symbol: ApiSymbol): string =>
  readFileSync(path.join(ROOT, 'node_modules', symbol.package, symbol.file), 'utf8').replaceAll(
    '\r',
    '',
  );

/** Returns the text of the file that declares a symbol, without doc comments. */
export const codeOf = (symbol: ApiSymbol): string =>
  fileOf(symbol).replace(/\/\*\*[\s\S]*?\*\//g, '');

/** Returns the members that a symbol declares itself. */
export const ownMembers = ({ members }: ApiSymbol): ApiSymbol['members'] =>
  members.filter(({ inheritedFrom }) => inheritedFrom === null);

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ApiSymbol } from '../../../src/site/reference/api-symbol';
import { openTypeScriptPackages } from './open-typescript-packages';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const load = createRequire(import.meta.url);

/** The packages that pages show, as this project has them installed. */
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

/** What a package exports when it runs. */
export const runtimeOf = (owner: string): Record<string, unknown> =>
  load(owner) as Record<string, unknown>;

/** A class when it runs; null where the package keeps it to itself. */
export function runtimeClass(symbol: ApiSymbol): { statics: object; prototype: object } | null {
  const built = runtimeOf(symbol.package)[symbol.name];
  if (typeof built !== 'function') return null;
  return { statics: built, prototype: built.prototype as object };
}

/** The file that declares a symbol. */
export const fileOf = (symbol: ApiSymbol): string =>
  readFileSync(path.join(ROOT, 'node_modules', symbol.package, symbol.file), 'utf8').replaceAll(
    '\r',
    '',
  );

/** The same without comments. */
export const codeOf = (symbol: ApiSymbol): string =>
  fileOf(symbol).replace(/\/\*\*[\s\S]*?\*\//g, '');

/** Members that a symbol declares itself. */
export const ownMembers = ({ members }: ApiSymbol): ApiSymbol['members'] =>
  members.filter(({ inheritedFrom }) => inheritedFrom === null);

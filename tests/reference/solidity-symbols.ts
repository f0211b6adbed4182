import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readPackages, type SolidityEntry } from '../../src/site/data/packages';
import { groupEntries, readGroups } from '../../plugins/gatsby-source-api-reference/read-groups';
import type { ApiMember, ApiSymbol } from '../../src/site/data/api-symbol';

const root = process.cwd();

/** The documented Solidity packages from content/reference/packages.yml. */
export const entries = readPackages(root).value.filter(
  (entry): entry is SolidityEntry => entry.language === 'solidity',
);

/** Returns all symbols of the installed packages, read as in a build. */
export async function readInstalled(): Promise<ApiSymbol[]> {
  const results = (await readGroups(root, groupEntries(entries))).flat();
  return results.flatMap((result) => {
    if ('problem' in result) throw new Error(`${result.name}: ${result.problem}`);
    return result.symbols;
  });
}

/** Returns the members that a symbol declares itself. */
export const ownMembers = ({ members }: ApiSymbol): ApiMember[] =>
  members.filter(({ inheritedFrom }) => inheritedFrom === null);

/** Returns the files with an extension under a package's folders, as paths in the package, without excluded ones. */
function filesOf(entry: SolidityEntry, folders: readonly string[], ending: string): string[] {
  return folders
    .flatMap((folder) =>
      folder.endsWith(ending)
        ? [folder]
        : readdirSync(join(root, entry.path, folder), { recursive: true, encoding: 'utf8' }).map(
            (name) => `${folder}/${name}`,
          ),
    )
    .filter((name) => name.endsWith(ending) && !name.endsWith('.dbg.json'))
    .filter((name) => !entry.exclude.some((path) => name.startsWith(`${path}/`)));
}

export const textOf = (entry: SolidityEntry, file: string): string =>
  readFileSync(join(root, entry.path, file), 'utf8');

/** Returns a source without comments and strings, so that it can be scanned for declarations. */
export const codeOf = (entry: SolidityEntry, file: string): string =>
  textOf(entry, file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/(['"])(?:(?!\1).)*\1/g, "''");

interface Fragment {
  type: string;
}

/** An ABI read by ethers, as a second opinion: our code computes hashes with viem, or takes them from solc. */
export interface Abi {
  fragments: Fragment[];
  getSighash(fragment: Fragment): string;
  getEventTopic(fragment: Fragment): string;
}

// The ABI coder of ethers is installed with the SDKs.
const { Interface } = createRequire(join(root, 'node_modules/@uniswap/v3-sdk/package.json'))(
  '@ethersproject/abi',
) as { Interface: new (abi: unknown) => Abi };

/** Returns the ABI of a published artifact; undefined for a JSON file that is not an artifact. */
export function abiOf(entry: SolidityEntry, file: string): Abi | undefined {
  const { abi } = JSON.parse(textOf(entry, file)) as { abi?: unknown };
  return Array.isArray(abi) ? new Interface(abi) : undefined;
}

/** Returns the selectors or topics of an ABI's declarations of one kind, sorted. */
export function hashesOf(abi: Abi, type: 'function' | 'event' | 'error'): string[] {
  return abi.fragments
    .filter((fragment) => fragment.type === type)
    .map((fragment) => (type === 'event' ? abi.getEventTopic(fragment) : abi.getSighash(fragment)))
    .sort();
}

/** Every source file of the documented packages. */
export const sources = entries.flatMap((entry) =>
  filesOf(entry, entry.sources, '.sol').map((file) => ({ entry, file, name: entry.name })),
);
/** Every published artifact that has an ABI. */
export const artifacts = entries
  .flatMap((entry) => {
    // All artifacts, including those that the build does not need.
    const folders = { '@uniswap/v2-core': ['build'], '@uniswap/v2-periphery': ['build'] };
    const folder = (folders as Record<string, string[]>)[entry.name] ?? entry.artifacts;
    return filesOf(entry, folder, '.json').map((file) => ({ entry, file, name: entry.name }));
  })
  .filter(({ entry, file }) => abiOf(entry, file));

/** Test contracts, and contracts of other packages, which are also in the `build` folders of these two packages. */
export const foreign: Record<string, string[]> = {
  '@uniswap/v2-core': ['ERC20'],
  '@uniswap/v2-periphery': [
    'Babylonian',
    'DeflatingERC20',
    'ERC20',
    'FixedPoint',
    'IUniswapV2Callee',
    'IUniswapV2Factory',
    'IUniswapV2Pair',
    'RouterEventEmitter',
    'TransferHelper',
    'UniswapV1Exchange',
    'UniswapV1Factory',
    'WETH9',
  ],
};

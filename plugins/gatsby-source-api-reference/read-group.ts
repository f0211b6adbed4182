import type { ApiSymbol } from '../../src/site/data/api-symbol';
import type { PackageEntry, SolidityEntry, TypeScriptEntry } from '../../src/site/data/packages';

/** The result of reading one package: its symbols, or an error message. */
export type ReadResult = { name: string; symbols: ApiSymbol[] } | { name: string; problem: string };

/**
 * Reads packages of one language and compiler in the current process.
 *
 * @param root the project's root
 */
export async function readGroup(
  root: string,
  entries: readonly PackageEntry[],
): Promise<ReadResult[]> {
  const solidity = entries.filter((entry): entry is SolidityEntry => entry.language === 'solidity');
  const typescript = entries.filter(
    (entry): entry is TypeScriptEntry => entry.language === 'typescript',
  );
  return [
    ...(solidity.length > 0 ? await readSolidity(root, solidity) : []),
    ...(typescript.length > 0 ? await readTypeScript(root, typescript) : []),
  ];
}

// Load compilers on demand, because they are the heaviest modules of the project, and a process may need only one.

async function readSolidity(root: string, entries: SolidityEntry[]): Promise<ReadResult[]> {
  const { readSolidityPackage } = await import('./solidity/read-solidity-package');
  return entries.map((entry) => attempt(entry.name, () => readSolidityPackage(root, entry)));
}

async function readTypeScript(root: string, entries: TypeScriptEntry[]): Promise<ReadResult[]> {
  const { openTypeScriptPackages } = await import('./typescript/open-typescript-packages');
  const readPackage = openTypeScriptPackages(root, entries);
  return entries.map(({ name }) => attempt(name, () => readPackage(name)));
}

function attempt(name: string, readPackage: () => ApiSymbol[]): ReadResult {
  try {
    return { name, symbols: readPackage() };
  } catch (error) {
    return { name, problem: error instanceof Error ? error.message : String(error) };
  }
}

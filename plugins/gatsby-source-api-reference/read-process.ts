import type { ApiSymbol } from '../../src/lib/reference/api-symbol';
import type { PackageEntry } from './packages';
import { readSolidityPackage } from './solidity/read-solidity-package';
import { openTypeScriptPackages } from './typescript/open-typescript-packages';

/** What a reading process is asked for. */
export interface ReadRequest {
  /** The project's root. */
  root: string;
  /** Packages of one language and compiler. */
  entries: PackageEntry[];
}

/** What came of one package: its symbols, or why there are none. */
export type ReadResult = { name: string; symbols: ApiSymbol[] } | { name: string; problem: string };

/** Compilers take hold of the process they run in, and of a core: each group of packages is read in one of these. */
process.on('message', ({ root, entries }: ReadRequest) => {
  const readTypeScript = openTypeScriptPackages(
    root,
    entries.filter(({ language }) => language === 'typescript'),
  );
  const results = entries.map((entry): ReadResult => {
    try {
      const symbols =
        entry.language === 'solidity'
          ? readSolidityPackage(root, entry)
          : readTypeScript(entry.name);
      return { name: entry.name, symbols };
    } catch (error) {
      return { name: entry.name, problem: error instanceof Error ? error.message : String(error) };
    }
  });
  process.send?.(results, () => process.disconnect());
});

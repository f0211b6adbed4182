import type { ApiSymbol } from '../../src/lib/reference/api-symbol';
import type { PackageEntry } from './packages';
import { readSolidityPackage } from './solidity/read-solidity-package';

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
  const results = entries.map((entry): ReadResult => {
    try {
      return { name: entry.name, symbols: readSolidityPackage(root, entry) };
    } catch (error) {
      return { name: entry.name, problem: error instanceof Error ? error.message : String(error) };
    }
  });
  process.send?.(results, () => process.disconnect());
});

import type { PackageEntry } from '../../src/site/data/packages';
import { readGroup } from './read-group';

/** A request to a reading process. */
export interface ReadRequest {
  /** The project's root. */
  root: string;
  /** Packages of one language and compiler. */
  entries: PackageEntry[];
}

/** Packages are read in child processes because compilers install handlers in their process, and keep a core busy. */
process.on('message', ({ root, entries }: ReadRequest) => {
  void readGroup(root, entries).then((results) => process.send?.(results));
});

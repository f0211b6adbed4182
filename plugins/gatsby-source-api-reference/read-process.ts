import type { PackageEntry } from './packages';
import { readGroup } from './read-group';

/** What a reading process is asked for. */
export interface ReadRequest {
  /** The project's root. */
  root: string;
  /** Packages of one language and compiler. */
  entries: PackageEntry[];
}

/** Compilers take hold of the process they run in, and of a core: groups of packages are read in some of these. */
process.on('message', ({ root, entries }: ReadRequest) => {
  void readGroup(root, entries).then((results) => process.send?.(results));
});

import type { PackageEntry } from '../../src/site/data/packages';
import { readGroup } from './read-group';

/** A request to the child process that reads packages. */
export interface ReadRequest {
  /** The project's root. */
  root: string;
  /** Packages of one language and compiler. */
  entries: PackageEntry[];
}

/** Packages are read in child processes, because a compiler installs handlers in its process and keeps a core busy. */
process.on('message', ({ root, entries }: ReadRequest) => {
  void readGroup(root, entries).then((results) => process.send?.(results));
});

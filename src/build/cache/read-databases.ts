import { createRequire } from 'node:module';

/**
 * Reads every key of the LMDB databases in the given folders and exits with 0 if all are readable.
 * `cache-fault.ts` runs it in a separate process, because a damaged file can crash the process that reads it.
 */
interface Database {
  getKeys: () => Iterable<string>;
  getKeysCount: () => number;
  getStats: () => { entryCount: number };
  openDB: (options: { name: string }) => Database;
}

// Use Gatsby's own version of lmdb to read the files it wrote.
const { open } = createRequire(require.resolve('gatsby/package.json'))('lmdb') as {
  open: (options: { path: string; readOnly: boolean }) => Database;
};

for (const path of process.argv.slice(2)) {
  const folder = open({ path, readOnly: true });
  const names = [...folder.getKeys()];
  if (names.length !== folder.getStats().entryCount) throw new Error(`${path} is damaged`);
  for (const name of names) {
    const database = folder.openDB({ name });
    const keys = [...database.getKeys()].length;
    // A key may have several values, each of which counts as an entry.
    const whole = database.getStats().entryCount > 0 ? keys > 0 : keys === 0;
    if (!whole || keys !== database.getKeysCount()) throw new Error(`${path}: ${name} is damaged`);
  }
}

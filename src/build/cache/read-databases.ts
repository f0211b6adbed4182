import { createRequire } from 'node:module';

/**
 * Reads every key of the LMDB databases in the folders it is given, and ends with 0 if that went well. A process of its
 * own, since a damaged file can end the one that reads it: `readable-databases.ts` starts it.
 */
interface Database {
  getKeys: () => Iterable<string>;
  getKeysCount: () => number;
  getStats: () => { entryCount: number };
  openDB: (options: { name: string }) => Database;
}

// What Gatsby wrote is read by the version that Gatsby has.
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
    // A key may have several values, which count as entries.
    const whole = database.getStats().entryCount > 0 ? keys > 0 : keys === 0;
    if (!whole || keys !== database.getKeysCount()) throw new Error(`${path}: ${name} is damaged`);
  }
}

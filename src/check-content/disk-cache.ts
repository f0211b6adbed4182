import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Where runs keep what the next one can use, from the project root. */
export const CACHE = 'node_modules/.cache/check-content';

/** What a run keeps for the next one, by keys that say all it was made from. */
export interface DiskCache {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
  /** Writes what has changed. @param isWhole whether this run asked for all there is: the rest is then let go */
  save(isWhole: boolean): void;
}

/**
 * A cache in one file. A file that cannot be read counts as empty, and one that cannot be written is done without: the
 * next run is only slower.
 *
 * @param keep what of a value is worth keeping
 */
export function openCache(file: string, keep: (value: unknown) => unknown = same): DiskCache {
  const entries = new Map(Object.entries(read(file)));
  const asked = new Set<string>();
  let isChanged = false;
  return {
    get(key) {
      asked.add(key);
      return Promise.resolve(entries.get(key));
    },
    set(key, value) {
      entries.set(key, keep(value));
      isChanged = true;
      return Promise.resolve(value);
    },
    save(isWhole) {
      if (!isChanged) return;
      const kept = [...entries].filter(([key]) => !isWhole || asked.has(key));
      try {
        mkdirSync(dirname(file), { recursive: true });
        // Another run may be reading.
        writeFileSync(`${file}.${process.pid}`, JSON.stringify(Object.fromEntries(kept)));
        renameSync(`${file}.${process.pid}`, file);
      } catch {
        // A folder that is not ours to write in.
      }
    },
  };
}

const same = (value: unknown): unknown => value;

function read(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

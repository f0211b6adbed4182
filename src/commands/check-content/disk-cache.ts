import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeAtomically } from '../../site/sources/files';

/** Folder of the cache between runs, from the project root. */
export const CACHE = 'node_modules/.cache/check-content';

/** A cache that is kept between runs. An entry's key covers everything that its value depends on. */
export interface DiskCache {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
  /**
   * Writes the cache to its file if it has changed.
   *
   * @param isWhole whether this run used every entry that is still needed; if so, all other entries are removed
   */
  save(isWhole: boolean): void;
}

/**
 * Opens a cache that is stored in one file. A file that cannot be read counts as empty. Failure to write the file is
 * ignored, because it only makes the next run slower.
 *
 * @param keep returns the part of a value to store
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
        // Replace the whole file at once, because another run may be reading it.
        writeAtomically(file, JSON.stringify(Object.fromEntries(kept)));
      } catch {
        // Go on without a cache if the folder is not writable.
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

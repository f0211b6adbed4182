import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/**
 * Path of the run record, from the project root. It is inside Gatsby's cache, so deleting the cache also deletes the
 * record.
 */
export const RUN_RECORD = '.cache/last-run.json';

const schema = z.object({
  /**
   * Whether the run finished. If it did not, the cache is incomplete, because Gatsby saves its state only at the end.
   */
  finished: z.boolean(),
  /** Project root of the run. In another folder, the cache is invalid, because it contains absolute paths. */
  root: z.string(),
  /** Digest of the code that created the cache. */
  code: z.string(),
  /** Digest of the settings that the cache was created with. */
  settings: z.string(),
  /**
   * Files that the last build wrote, by path relative to `public`. The value is the size of a page in bytes, or null if
   * another run may overwrite the file.
   */
  files: z.record(z.string(), z.number().nullable()),
  /** URL of `gatsby develop` if it was the last run; it may have stopped since. */
  developUrl: z.string().optional(),
});

/** Record of a run, from which the next run decides whether the cache is valid. */
export type RunRecord = z.output<typeof schema>;

/** Returns the record of the last run, or undefined if there is none or it is unreadable. */
export function readRunRecord(root: string): RunRecord | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(join(root, RUN_RECORD), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Writes the record of this run, replacing that of the last. */
export function writeRunRecord(root: string, record: RunRecord): void {
  mkdirSync(dirname(join(root, RUN_RECORD)), { recursive: true });
  writeFileSync(join(root, RUN_RECORD), JSON.stringify(record));
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** From the project root: beside what it vouches for, so that both go together. */
export const RUN_RECORD = '.cache/last-run.json';

const schema = z.object({
  /** Whether the run came to its end: Gatsby notes what it has done at the end alone. */
  finished: z.boolean(),
  /** The project root: Gatsby's cache names files by their whole path. */
  root: z.string(),
  /** Digest of the code that made what is in the cache. */
  code: z.string(),
  /** Digest of the settings that it was made with. */
  settings: z.string(),
  /** What the last build wrote, by path from `public`: bytes of a page, null where another run may write anew. */
  files: z.record(z.string(), z.number().nullable()),
  /** Where `gatsby develop` serves, if it was the last run: it may have ended since. */
  developUrl: z.string().optional(),
});

/** What a run leaves for the next to tell by whether its cache holds. */
export type RunRecord = z.output<typeof schema>;

/** The record of the last run, if there is one that can be read. */
export function readRunRecord(root: string): RunRecord | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(join(root, RUN_RECORD), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Writes the record of this run over that of the last. */
export function writeRunRecord(root: string, record: RunRecord): void {
  mkdirSync(dirname(join(root, RUN_RECORD)), { recursive: true });
  writeFileSync(join(root, RUN_RECORD), JSON.stringify(record));
}

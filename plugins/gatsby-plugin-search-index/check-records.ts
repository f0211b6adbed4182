import {
  MAX_RECORD_BYTES,
  searchRecordSchema,
  type SearchRecord,
} from '../../src/site/search/record';

/** If fewer records than this share of the earlier ones remain, that is treated as a mistake. */
const LEAST_SHARE = 0.7;

/** Returns all problems of the records; empty if they may be pushed. */
export function problemsOfRecords(records: readonly unknown[]): string[] {
  if (records.length === 0) return ['there are no records: build the site again'];
  const seen = new Set<string>();
  return records.flatMap((record, index) => {
    const { success, data, error } = searchRecordSchema.safeParse(record);
    if (!success) {
      const [issue] = error.issues;
      return [
        `record ${index}, field "${issue?.path.join('.') ?? ''}" is not valid (${issue?.message ?? ''}): build the site again`,
      ];
    }
    const problems: string[] = [];
    const bytes = Buffer.byteLength(JSON.stringify(data));
    if (bytes >= MAX_RECORD_BYTES) {
      problems.push(
        `${data.objectID}: the record has ${bytes} bytes, but must have fewer than ${MAX_RECORD_BYTES}: shorten its section, or divide it with a heading`,
      );
    }
    if (seen.has(data.objectID))
      problems.push(`${data.objectID}: two records have this objectID: build the site again`);
    seen.add(data.objectID);
    return problems;
  });
}

/** Returns an error message if a push would leave suspiciously few records; undefined otherwise. */
export function shrinkage(records: number, before: number): string | undefined {
  if (records >= before * LEAST_SHARE) return undefined;
  return `${records} records would replace ${before}; if that is intended, run npm run search:push -- --allow-shrink`;
}

/** The changes that a push would make. */
export interface RecordChanges {
  added: string[];
  updated: string[];
  removed: string[];
}

/** Compares records by objectID and content. */
export function compareRecords(
  before: readonly SearchRecord[],
  after: readonly SearchRecord[],
): RecordChanges {
  const old = new Map(before.map((record) => [record.objectID, JSON.stringify(record)]));
  const now = new Map(after.map((record) => [record.objectID, JSON.stringify(record)]));
  const ids = [...now.keys()];
  return {
    added: ids.filter((id) => !old.has(id)),
    updated: ids.filter((id) => old.has(id) && old.get(id) !== now.get(id)),
    removed: [...old.keys()].filter((id) => !now.has(id)),
  };
}

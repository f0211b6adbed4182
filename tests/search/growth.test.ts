import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildIndex } from '../../src/site/search/build-index';
import { nameFiles } from '../../src/site/search/name-files';
import { createEmbeddedSearch } from '../../src/search/engine/embedded-search';
import type { SearchRecord } from '../../src/site/search/record';
import { RECORDS_FILE } from '../../plugins/gatsby-plugin-search-index/command-input';
import { readGoldenSet } from '../../src/search/golden/golden-set';

const gzip = (value: unknown) => gzipSync(JSON.stringify(value), { level: 9 }).length;

/** Returns ten times as many records. The additional records are similar pages with different identifiers and words. */
function tenfold(records: readonly SearchRecord[]): SearchRecord[] {
  return Array.from({ length: 10 }, (_, copy) =>
    records.map((record) => {
      const vary = (text: string) =>
        copy === 0
          ? text
          : text.replace(/\b[A-Za-z]{7,}\b/g, (word, at: number) =>
              at % 3 === 0 ? `${word}${copy}` : word,
            );
      const move = (address: string) =>
        address.replace(/^(https:\/\/[^/]+)?\//, `$1/copy-${copy}/`);
      return {
        ...record,
        objectID: move(record.objectID),
        url: move(record.url),
        url_without_anchor: move(record.url_without_anchor),
        content: vary(record.content),
        terms: record.terms.map(vary),
        code: record.code.map(vary),
      };
    }),
  ).flat();
}

/** Returns a function that measures how many bytes the first query of a visit loads. */
function firstLoad(records: readonly SearchRecord[]): (query: string) => Promise<number> {
  const { manifest, files } = nameFiles(buildIndex(records));
  const sizes = new Map<string, number>();
  return async (query) => {
    let bytes = gzip(manifest);
    const search = createEmbeddedSearch({
      manifest: () => Promise.resolve(manifest),
      file: (name) => {
        const part = JSON.parse(files.get(name) ?? '') as unknown;
        const size = sizes.get(name) ?? gzip(part);
        sizes.set(name, size);
        bytes += size;
        return Promise.resolve(part);
      },
    });
    await search({ query, limit: 8 });
    return bytes;
  };
}

describe('a corpus ten times as large', () => {
  let records: SearchRecord[];
  beforeAll(() => {
    records = JSON.parse(readFileSync(RECORDS_FILE, 'utf8')) as SearchRecord[];
  });

  it('increases the bytes of the first query at most 1.6 times; they are at most 60 kB now', async () => {
    const queries = readGoldenSet(process.cwd()).map(({ query }) => query);
    const [now, then] = [firstLoad(records), firstLoad(tenfold(records))];
    let small = 0;
    let large = 0;
    let worst = 0;
    let worstNow = 0;
    for (const query of queries) {
      const before = await now(query);
      const after = await then(query);
      small += before;
      large += after;
      worst = Math.max(worst, after);
      worstNow = Math.max(worstNow, before);
    }
    console.log(
      `first query: ${Math.round(small / queries.length)} bytes; ten times the corpus: ${Math.round(large / queries.length)}, worst ${worst}`,
    );
    expect(worstNow).toBeLessThanOrEqual(60_000);
    expect(large / small).toBeLessThanOrEqual(1.6);
    expect(worst).toBeLessThan(150_000);
  });
});

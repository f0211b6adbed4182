import { describe, expect, it } from 'vitest';
import { sampleRecords } from '../../../tests/search/sample-records';
import { buildIndex } from './build-index';
import { MANIFEST_PATH, NAME_LENGTH, pathsOf } from './index-format';
import { nameFiles } from './name-files';

/** Names the files of a site whose pages have two files each. One page may have one more word than before. */
function nameSite(pages: number, edited?: string) {
  const records = sampleRecords(pages).map((record) => ({
    ...record,
    content: `${'A pool holds two tokens. '.repeat(100)}${record.hierarchy.lvl1 === edited ? 'Edited.' : ''}`,
  }));
  const { manifest, files } = nameFiles(buildIndex(records));
  return { manifest, files, page: pathsOf(manifest).page };
}

describe.each([6, 1100])('a site with %i pages', (pages) => {
  const { manifest, files, page } = nameSite(pages);

  it('gives each file a path of its own', () => {
    expect(page).toHaveLength(2 * pages);
    expect(new Set(page).size).toBe(page.length);
    expect(page.every((path) => files.has(path))).toBe(true);
  });

  it(`lists at most 512 names of pages in ${MANIFEST_PATH}`, () => {
    expect(manifest.pageNames.length / NAME_LENGTH).toBeLessThanOrEqual(512);
  });

  it('renames the files of at most three pages after an edit', () => {
    const renamed = nameSite(pages, 'Page 3').page.filter((path) => !page.includes(path));
    expect(renamed.length).toBeGreaterThanOrEqual(2);
    expect(renamed.length).toBeLessThanOrEqual(6);
  });
});

import { describe, expect, it } from 'vitest';
import { sampleRecords } from '../../../tests/search/sample-records';
import { buildIndex } from '../../site/search/build-index';
import { nameFiles } from '../../site/search/name-files';
import { createEmbeddedSearch } from './embedded-search';

/** Creates a search in an index, by default of six pages, three of which have no version. */
function openSample(records = sampleRecords(6)) {
  const state = { index: nameFiles(buildIndex(records)), failing: false, asked: 0 };
  const search = createEmbeddedSearch({
    manifest: () => {
      if (state.failing) return Promise.reject(new Error('503'));
      return Promise.resolve(state.index.manifest);
    },
    file: (name) => {
      state.asked += 1;
      const file = state.index.files.get(name);
      if (state.failing || file === undefined) return Promise.reject(new Error('404'));
      return Promise.resolve(JSON.parse(file) as unknown);
    },
  });
  /** Replaces the text of every page, which replaces all files of the index. */
  const deploy = () => {
    const edited = records.map((record) => ({ ...record, content: 'Other words of the pool.' }));
    state.index = nameFiles(buildIndex(edited));
  };
  return { search, state, deploy };
}

describe('the embedded search', () => {
  it('loads each part once', async () => {
    const { search, state } = openSample();
    const first = await search({ query: 'STF', limit: 20 });
    expect(first.hits[0]?.path).toMatch(/#use$/);
    const { asked } = state;
    await search({ query: 'STF', limit: 20 });
    expect(state.asked).toBe(asked);
  });

  it.each([
    ['words that begin with a letter', 'S', 0],
    ['words that are similar to half a word', 'wrod', 1],
    ['hits', 'slot', 1],
  ])('loads %s once the reader stops typing', async (_, query, atOnce) => {
    const invented = (seed: number) =>
      Array.from({ length: 100 }, (__, at) => `word${seed * 100 + at}`).join(' ');
    const records = sampleRecords(20).map((record, seed) => ({
      ...record,
      content: invented(seed),
    }));
    const { search, state } = openSample(records);
    const reader = { stops: (): void => undefined };
    const paused = new Promise<void>((resolve) => {
      reader.stops = resolve;
    });
    const typed = search({ query, limit: 20, paused });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(state.asked).toBe(atOnce);
    reader.stops();
    await typed;
    expect(state.asked).toBeGreaterThan(atOnce);
  });

  it('shows hits that are already loaded while the reader types', async () => {
    const { search } = openSample();
    const { hits } = await search({ query: 'STF', limit: 20 });
    const paused = new Promise<void>(() => undefined);
    expect((await search({ query: 'STF', limit: 20, paused })).hits).toEqual(hits);
  });

  it('rejects while the index cannot be loaded, and works when it can be loaded again', async () => {
    const { search, state } = openSample();
    state.failing = true;
    await expect(search({ query: 'STF', limit: 20 })).rejects.toThrow('503');
    state.failing = false;
    expect((await search({ query: 'STF', limit: 20 })).total).toBe(6);
  });

  it('uses the new index if a deployment has removed the old one', async () => {
    const { search, deploy } = openSample();
    await search({ query: 'STF', limit: 1 });
    deploy();
    expect((await search({ query: 'slot0', limit: 20 })).total).toBe(6);
  });

  it('works again after a failed search and a new deployment', async () => {
    const { search, state, deploy } = openSample();
    await search({ query: 'STF', limit: 1 });
    state.failing = true;
    await expect(search({ query: 'slot0', limit: 20 })).rejects.toThrow('503');
    state.failing = false;
    deploy();
    expect((await search({ query: 'slot0', limit: 20 })).total).toBe(6);
  });

  it('returns hits of the version, and the total of the whole site', async () => {
    const { hits, total } = await openSample().search({
      query: 'STF',
      near: ['default'],
      limit: 9,
    });
    expect(hits.map(({ path }) => path)).toEqual(
      [1, 3, 5].map((n) => `/contracts/v3/page-${n}#use`),
    );
    expect(total).toBe(6);
  });

  it('searches all versions if the version has no hits', async () => {
    const { search } = openSample();
    const { hits, total } = await search({ query: 'STF', near: ['docs-none'], limit: 9 });
    expect(hits).toHaveLength(6);
    expect(total).toBe(6);
  });

  it('searches everything if there is no version', async () => {
    expect((await openSample().search({ query: 'STF', limit: 9 })).hits).toHaveLength(6);
  });
});

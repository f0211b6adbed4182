import { describe, expect, it } from 'vitest';
import { sampleRecords } from '../../../tests/search/sample-records';
import { buildIndex } from '../../site/search/build-index';
import { createEmbeddedSearch } from './embedded-search';

function openSample() {
  const { manifest, shards, pages } = buildIndex(sampleRecords(6));
  const state = { folder: '/a', failing: false, asked: 0 };
  const search = createEmbeddedSearch({
    manifest: () => {
      if (state.failing) return Promise.reject(new Error('503'));
      return Promise.resolve({ ...manifest, folder: state.folder });
    },
    file: (name) => {
      state.asked += 1;
      if (state.failing || !name.startsWith(`${state.folder}/`)) {
        return Promise.reject(new Error('404'));
      }
      const [, kind, number] = /(words|page)-(\d+)/.exec(name) ?? [];
      return Promise.resolve((kind === 'words' ? shards : pages)[Number(number)]);
    },
  });
  return { search, state };
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

  it('rejects while the index cannot be had, and works when it can again', async () => {
    const { search, state } = openSample();
    state.failing = true;
    await expect(search({ query: 'STF', limit: 20 })).rejects.toThrow('503');
    state.failing = false;
    expect((await search({ query: 'STF', limit: 20 })).total).toBe(6);
  });

  it('finds the new index by itself when a deployment took the old one away', async () => {
    const { search, state } = openSample();
    await search({ query: 'STF', limit: 1 });
    state.folder = '/b';
    expect((await search({ query: 'slot0', limit: 20 })).total).toBe(6);
  });

  it('works again after it failed both at once and anew', async () => {
    const { search, state } = openSample();
    await search({ query: 'STF', limit: 1 });
    state.failing = true;
    await expect(search({ query: 'slot0', limit: 20 })).rejects.toThrow('503');
    state.failing = false;
    state.folder = '/b';
    expect((await search({ query: 'slot0', limit: 20 })).total).toBe(6);
  });

  it('keeps to a section', async () => {
    const { search } = openSample();
    expect((await search({ query: 'STF', section: 'sdk', limit: 9 })).total).toBe(0);
  });
});

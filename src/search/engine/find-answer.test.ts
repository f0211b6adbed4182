import { describe, expect, it } from 'vitest';
import { sampleRecords } from '../../../tests/search/sample-records';
import type { KeyedAnswer } from '../../site/search/answers/direct-answer';
import { buildIndex } from '../../site/search/build-index';
import { nameFiles } from '../../site/search/name-files';
import { createEmbeddedSearch } from './embedded-search';

const place = '/contracts/v3/page-3#use';
const made = (key: string, more: Partial<KeyedAnswer> = {}): KeyedAnswer => ({
  ...{ key, kind: 'error', text: `Text of ${key}.`, copy: key, path: place },
  ...more,
});
const unseen = '0x414bf389';

function open(answers = [made('stf'), made('two tokens'), made('-887272'), made(unseen)]) {
  const { manifest, files } = nameFiles(buildIndex(sampleRecords(6), new Map(), [], answers));
  const asked: string[] = [];
  const search = createEmbeddedSearch({
    manifest: () => Promise.resolve(manifest),
    file: (name) => {
      asked.push(name);
      const file = files.get(name);
      return file ? Promise.resolve(JSON.parse(file) as unknown) : Promise.reject(new Error('404'));
    },
  });
  return { search, asked };
}

describe('a query that is the name of one thing', () => {
  it.each(['STF', ' stf ', '“STF”', 'Two tokens', '-887,272', '\u2212887 272', '0x414BF389'])(
    '%j has a direct answer, and the first hit explains it',
    async (query) => {
      const { answer, hits } = await open().search({ query, limit: 20 });
      expect(answer).toMatchObject({ kind: 'error', path: place });
      expect(hits[0]?.path).toBe(place);
      expect(new Set(hits.map(({ path }) => path)).size).toBe(hits.length);
    },
  );

  it('has a direct answer if the query asks what the thing is', async () => {
    const { answer } = await open().search({ query: 'what is STF?', limit: 20 });
    expect(answer).toMatchObject({ path: place });
  });

  it('does not move the page of a term before better results', async () => {
    const { search } = open([made('word', { kind: 'term' })]);
    const before = (await search({ query: 'the word', limit: 20 })).hits.map(({ path }) => path);
    const { hits, answer } = await search({ query: 'word', limit: 20 });
    expect(answer?.kind).toBe('term');
    expect(hits.map(({ path }) => path)).toEqual(before);
  });

  it.each(['stf swap', 'two', 'tokens two', '887272', '0x414bf38', '0x414bf38a'])(
    '%j has no direct answer, and loads no answers if none can match',
    async (query) => {
      const { search, asked } = open();
      expect((await search({ query, limit: 20 })).answer).toBeUndefined();
      if (query !== '887272') expect(asked.filter((name) => name.includes('answers'))).toEqual([]);
    },
  );

  it.each([`0x${'12'.repeat(4)}`, `0x${'12'.repeat(20)}`, `0x${'12'.repeat(32)}`])(
    'has no direct answer if it is not in the data: %s',
    async (query) => {
      expect(await open().search({ query, limit: 20 })).toMatchObject({ hits: [], total: 0 });
    },
  );

  it('has an answer without a value to copy if there is none', async () => {
    const { copy, ...bare } = made('stf');
    expect(copy).toBe('stf');
    const { answer } = await open([bare]).search({ query: 'STF', limit: 20 });
    expect(answer).toEqual({ kind: 'error', text: 'Text of stf.', path: place });
  });

  it('has a direct answer among the hits of the version or, if there are none, of the whole site', async () => {
    const { search } = open([made('stf'), made(unseen)]);
    const near = await search({ query: 'STF', near: ['docs-contracts-current'], limit: 20 });
    expect(near.hits.map(({ path }) => path)).toContain('/contracts/v3/page-0#use');
    expect(near.hits[0]?.path).toBe(near.answer?.path);
    const far = await search({ query: unseen, near: ['docs-contracts-current'], limit: 20 });
    expect(far.hits[0]?.path).toBe(far.answer?.path);
  });

  it('has no direct answer in a section that does not explain it', async () => {
    const { answer, total } = await open().search({ query: 'STF', section: 'sdk', limit: 20 });
    expect([answer, total]).toEqual([undefined, 0]);
  });

  it('must link to a page in the index', () => {
    expect(() => open([made('stf', { path: '/nowhere' })])).toThrow(
      'the answer to "stf" links to /nowhere',
    );
  });
});

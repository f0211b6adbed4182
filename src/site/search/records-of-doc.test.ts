import { describe, expect, it } from 'vitest';
import type { DocSection } from '../content/content-tree';
import { MAX_RECORD_BYTES, searchRecordSchema } from './record';
import { recordsOfDoc, type SearchableDoc } from './records-of-doc';

const section = (id: string | null, depth: number, heading: string, text = ''): DocSection => ({
  id,
  depth,
  heading,
  text,
  terms: [],
  code: [],
});

const recordsOf = (...sections: DocSection[]) => recordsIn(undefined, ...sections);

const recordsIn = (locale: SearchableDoc['locale'], ...sections: DocSection[]) =>
  recordsOfDoc(
    {
      path: '/sdk/v3/overview',
      title: 'v3 SDK: overview',
      description: 'What it computes.',
      section: 'sdk',
      trail: ['SDKs', 'v3 SDK'],
      tag: 'docs-sdk-current',
      asks: ['What does it compute?'],
      sections,
      locale,
    },
    'https://docs.example/base',
  );

describe('records of a doc', () => {
  it('are one for the page and one for each heading, with its parent headings', () => {
    const records = recordsOf(
      section(null, 1, '', 'Text.'),
      section('a', 2, 'A'),
      section('b', 3, 'B'),
      section('c', 2, 'C'),
    );
    expect(records.map(({ asks }) => asks.length)).toEqual([1, 0, 0, 0]);
    expect(records.map(({ objectID }) => objectID)).toEqual([
      '/sdk/v3/overview',
      '/sdk/v3/overview#a',
      '/sdk/v3/overview#b',
      '/sdk/v3/overview#c',
    ]);
    expect(records[2]).toMatchObject({
      url: 'https://docs.example/base/sdk/v3/overview#b',
      type: 'lvl3',
      hierarchy: {
        lvl0: 'SDKs › v3 SDK',
        lvl1: 'v3 SDK: overview',
        lvl2: 'A',
        lvl3: 'B',
        lvl4: null,
      },
    });
    expect(records[3]?.hierarchy).toMatchObject({ lvl2: 'C', lvl3: null });
    expect(records[0]?.content).toBe('What it computes. Text.');
  });

  it('are split if the text is long, into valid parts below the size limit', () => {
    const code = Array.from({ length: 900 }, (_, index) => `identifier${index}`);
    const long = { ...section('a', 2, 'A', 'Ein Satz – 価格. '.repeat(900)), code };
    const records = recordsOf(section(null, 1, ''), long, section('b', 2, 'B', 'x'.repeat(30_000)));
    expect(records.length).toBeGreaterThan(6);
    for (const record of records) {
      expect(searchRecordSchema.safeParse(record).error).toBeUndefined();
      expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(MAX_RECORD_BYTES);
    }
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    expect(records[2]).toMatchObject({
      objectID: '/sdk/v3/overview#a~2',
      type: 'content',
      anchor: 'a',
    });
    expect(records.flatMap((record) => record.code)).toEqual(code);
  });

  it('include parameters in the parent section, and leave out lists of links', () => {
    const records = recordsOf(
      section(null, 1, ''),
      section('swap', 2, 'swap'),
      section('parameters', 3, 'Parameters', 'amountIn'),
      section('next', 2, 'Next', 'Other page'),
    );
    expect(records.map(({ anchor }) => anchor)).toEqual([null, 'swap', 'next']);
    expect(records[1]?.content).toBe('amountIn');
    expect(records[2]?.content).toBe('');
  });

  it('treat these headings the same in another locale, whether they are translated or not', () => {
    const messages = { Parameters: 'Parameter', Next: 'Weiter' };
    const records = recordsIn(
      { code: 'de', messages },
      section(null, 1, ''),
      section('swap', 2, 'swap'),
      section('parameters', 3, 'Parameter', 'amountIn'),
      section('returns', 3, 'Returns', 'amountOut'),
      section('next', 2, 'Weiter', 'Eine andere Seite'),
    );
    expect(records.map(({ content }) => content)).toEqual([
      'What it computes.',
      'amountIn amountOut',
      '',
    ]);
    expect(records.map(({ language }) => language)).toEqual(['de', 'de', 'de']);
  });
});

import { describe, expect, test } from 'vitest';
import { parseCodeMeta, quotedOptions } from './code-meta';

describe("a fence's meta", () => {
  test('sets title, sample, lines, numbers, wrapping, and the reason why the code is not a sample', () => {
    const meta = parseCodeMeta(
      'title="pool.sol" file="v3/pool.sol" region="swap" {1,3-4} ins={5} del={6} numbers wrap sketch',
    );
    expect(meta).toMatchObject({
      title: 'pool.sol',
      file: 'v3/pool.sol',
      region: 'swap',
      numbers: true,
      wrap: true,
      reason: 'sketch',
      mistakes: [],
    });
    expect([...meta.highlighted]).toEqual([1, 3, 4]);
    expect([...meta.inserted, ...meta.deleted]).toEqual([5, 6]);
  });

  test.each([undefined, null, ''])('may be left out: %o', (meta) => {
    expect(parseCodeMeta(meta)).toMatchObject({ numbers: false, wrap: false, mistakes: [] });
  });

  test.each([
    ['titel="a"', '"titel" is not a known option; did you mean "title"?'],
    ['number', '"number" is not a known option; did you mean "numbers"?'],
    ['mark={1}', '"mark={…}" is not a known option; use {…}, ins={…} or del={…}'],
    ['{a-b}', '"{a-b}" is not a list of lines; write it as {2,4-6}'],
    ['{4-2}', '"{4-2}" is not a list of lines'],
    ['{0}', '"{0}" is not a list of lines'],
    ['region="swap"', '"region" needs file="…", the name of a sample that contains it'],
    ['constructor={1}', '"constructor={…}" is not a known option'],
  ])('%s is rejected with an instruction', (meta, mistake) => {
    expect(parseCodeMeta(meta).mistakes.join()).toContain(mistake);
  });

  test('is parsed into its quoted options, by name', () => {
    expect(quotedOptions('alt="A swap, in words" {1} wrap caption="" "no name"')).toEqual({
      alt: 'A swap, in words',
      caption: '',
    });
    expect(quotedOptions(undefined)).toEqual({});
  });
});

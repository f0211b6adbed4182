import { describe, expect, test } from 'vitest';
import type { ContentProblem, Fix } from '../../site/sources/content-problem';
import { fixText } from './fixes';

const at = (line: number, column: number, fix?: Fix): ContentProblem => ({
  file: 'content/docs/a.mdx',
  line,
  column,
  message: 'something is wrong',
  ...(fix && { fix }),
});

const address: Fix = { from: '](/old', to: '](/new' };

describe('a fix', () => {
  test('changes only the bytes at its position', () => {
    const text = 'The [first](/old) link.\r\n\r\nThe\t[second](/old "Title") one. \n';
    expect(fixText(text, [at(3, 5, address)]).text).toBe(
      'The [first](/old) link.\r\n\r\nThe\t[second](/new "Title") one. \n',
    );
  });

  test('is applied to both of two problems in a line', () => {
    const problems = [at(1, 1, { from: '](/old', to: '](/much-longer' }), at(1, 11, address)];
    const { text, fixed } = fixText('[a](/old) [b](/old)', problems);
    expect(text).toBe('[a](/much-longer) [b](/new)');
    expect(fixed).toEqual(problems);
  });

  test('removes an invisible character anywhere', () => {
    const fix = { from: '\u200B', to: '', everywhere: true } as const;
    expect(fixText('a\u200Bb\n\nc\u200Bd', [at(1, 2, fix)]).text).toBe('ab\n\ncd');
  });

  test('leaves the text unchanged if its paragraph does not contain the text to replace', () => {
    const text = 'A [reference][old].\n\n[b](/old)';
    expect(fixText(text, [at(1, 3, address)])).toEqual({ text, fixed: [] });
  });

  test('does not replace the beginning of a longer address', () => {
    const text = 'A [reference][old] and [b](/older).';
    expect(fixText(text, [at(1, 3, address)])).toEqual({ text, fixed: [] });
  });

  test('is not applied to a problem without a fix', () => {
    expect(fixText('text', [at(1, 1)])).toEqual({ text: 'text', fixed: [] });
  });
});

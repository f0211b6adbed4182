import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { markupOf, mistakesIn } from '../../../tests/compile-text';

const files = { 'content/errors.yml': readFileSync('content/errors.yml', 'utf8') };
const table = (head: string, ...rows: string[]) =>
  [`| ${head} | Cause | Fix |`, '| --- | --- | --- |', ...rows].join('\n');

describe('a table of error messages', () => {
  test('links each error to its entry, even several in a cell', () => {
    const html = markupOf(table('You see', '| `M0`, or `M1` late | a cause | a fix |'), { files });
    expect(html).toContain(
      '<a href="/contracts/v3/reference/error-codes#m0"><code>M0</code></a>, or ' +
        '<a href="/contracts/v3/reference/error-codes#m1"><code>M1</code></a> late',
    );
  });

  test('does not link other columns, unknown strings, or code that is already linked', () => {
    const row = '| [`LOK`](/there) and `No such thing` | `STF` | a fix |';
    const html = markupOf(table('You see, in a wallet', row), { files });
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('<a href="/there"><code>LOK</code></a>');
  });

  test('is recognized by its first heading', () => {
    expect(markupOf(table('You call', '| `LOK` | a | b |'), { files })).not.toContain('<a ');
  });

  test('reports an error that two contracts share', () => {
    expect(mistakesIn(table('You see', '| `UniswapV2: FORBIDDEN` | a | b |'), { files })).toEqual([
      expect.stringMatching(
        /^3:3 two contracts revert with "UniswapV2: FORBIDDEN", so choose one: write \[.+#forbidden\) or \[.+#forbidden-uniswapv2factory\)$/,
      ),
    ]);
  });

  test('has no links if there is no catalog', () => {
    expect(markupOf(table('You see', '| `LOK` | a | b |'))).not.toContain('<a ');
  });
});

describe('<ErrorList>', () => {
  const list = (props: string) => `<ErrorList ${props} />`;

  test('links each error to its entry, and shows the fix in a sentence', () => {
    const html = markupOf(list('codes={["Transaction too old", "LOK", "LOK"]}'), { files });
    expect(html).toContain(
      '<ul><li><a href="/contracts/v3/reference/error-codes#transaction-too-old"><code>Transaction too old</code></a>: Pass a Unix timestamp in seconds, a few minutes ahead.</li><li>',
    );
    expect(html.match(/<li>/g)).toHaveLength(2);
    expect(html).toContain('with <code>createAndInitializePoolIfNecessary</code>');
  });

  test('selects one of two errors with the same code by group', () => {
    const html = markupOf(list('of="permit2" codes={["LengthMismatch()"]}'), { files });
    expect(html).toContain('#permit2-lengthmismatch');
  });

  test.each([
    ['codes={["LengthMismatch()"]}', 'is an error of permit2 (/'],
    ['codes={["LOCK"]}', '"LOCK" is not in content/errors.yml; the closest match is "LOK"'],
    ['of="v3-core" codes={["STF"]}', 'not in the group v3-core of content/errors.yml'],
    ['of="v4" codes={["STF"]}', 'in <ErrorList>, the prop "of" is "v4": write one of v3-core, '],
    ['codes="STF"', 'is "STF": write a list such as {["STF","LOK"]}'],
    ['codes={[]}', 'is an empty list: write a list such as {["STF","LOK"]}'],
  ])('reports %s', (props, message) => {
    expect(mistakesIn(list(props), { files })).toEqual([expect.stringContaining(message)]);
  });
});

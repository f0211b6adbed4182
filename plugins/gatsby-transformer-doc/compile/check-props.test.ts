import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { readProps } from './check-props';
import { isJsx } from './mdast-nodes';

test('a component accepts every plain value', () => {
  const text =
    '<Chart a="text" b={1} c={-2.5} d e={false} f={null} g={[1, "x"]} h={{ k: [true], "l-m": `t` }} />';
  const [node] = unified().use(remarkParse).use(remarkMdx).parse(text).children;
  if (!node || !isJsx(node)) throw new Error('no component');
  expect(readProps(node, new VFile())).toEqual({
    a: 'text',
    b: 1,
    c: -2.5,
    d: true,
    e: false,
    f: null,
    g: [1, 'x'],
    h: { k: [true], 'l-m': 't' },
  });
});

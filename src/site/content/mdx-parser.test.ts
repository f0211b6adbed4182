import { expect, test } from 'vitest';
import { parseDoc } from './mdx-parser';

test('offsets in the tree are those of the text, front matter included', () => {
  const text = '---\r\ntitle: Fees\r\n---\r\n\r\n# Fees\r\n';
  const [heading, ...others] = parseDoc(text).children;
  expect(others).toEqual([]);
  expect(heading?.position?.start).toEqual({ line: 5, column: 1, offset: text.indexOf('#') });
});

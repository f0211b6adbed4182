import { expect, test } from 'vitest';
import { ContentError } from '../../src/site/sources/content-problem';
import { mistakenDoc } from './mistaken-doc';

test('says each mistake with its place, and runs nothing of it', () => {
  const place = { file: 'content/docs/a.mdx', line: 3, column: 1 };
  const { body } = mistakenDoc(
    new ContentError([
      { ...place, message: 'there is no component <Chart onLoad="x()">' },
      { ...place, line: 9, message: 'the other' },
    ]),
  );
  const html = JSON.stringify(body);
  expect(html).toContain('content/docs/a.mdx:3:1 there is no component &#x3C;Chart');
  expect(html).toContain('content/docs/a.mdx:9:1 the other');
  expect(html).not.toContain('<Chart');
});

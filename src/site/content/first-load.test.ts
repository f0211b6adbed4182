import { expect, test } from 'vitest';
import { firstLoadData } from './first-load';

test('the data of the first load contains the key of each run of markup instead of the markup', () => {
  const page = {
    path: '/a',
    result: {
      data: {
        doc: {
          title: 'A',
          body: [
            { html: '<p>One</p>' },
            { component: 'RangeOrder', props: {}, children: [] },
            { tag: 'p', props: {}, children: ['x', { html: '<b>two</b>', inline: true as const }] },
          ],
        },
      },
      pageContext: { id: 'a', deadLinks: ['/gone'] },
    },
  };
  const { result } = JSON.parse(JSON.stringify(firstLoadData(page))) as typeof page;
  expect(result.data.doc.body).toEqual([
    { run: '0' },
    { component: 'RangeOrder', props: {}, children: [] },
    { tag: 'p', props: {}, children: ['x', { run: '2.1', inline: true }] },
  ]);
  expect(result.data.doc.title).toBe('A');
  expect(result.pageContext).toEqual({ id: 'a' });
});

test('the data of a page without a compiled body is returned unchanged', () => {
  const page = { path: '/', result: { data: {} } };
  expect(firstLoadData(page)).toBe(page);
});

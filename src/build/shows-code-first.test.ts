import { expect, test } from 'vitest';
import { showsCodeFirst } from './shows-code-first';

const page = (before: string) =>
  `<nav>${'Menu. '.repeat(200)}</nav><h1>Title</h1><div class="prose">${before}`;
const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;

test.each([
  ['at once', '<pre class="c">x</pre>'],
  ['after a paragraph', `${words(60)}<div class="code"><pre>x</pre></div>`],
  [
    'after a formula, which is written twice and seen once',
    `${words(60)}<math>${'<mi>x</mi>'.repeat(200)}</math><pre>x</pre>`,
  ],
  ['unfolded', '<details class="a" open=""><summary>a</summary><pre>x</pre></details>'],
  ['after long attributes', `<p title="${'long '.repeat(200)}">a</p><pre>x</pre>`],
])('a page whose code comes %s shows it first', (_, text) => {
  expect(showsCodeFirst(page(text))).toBe(true);
});

test.each([
  [
    'folded away',
    '<details data-x="1"><summary>a</summary><details><pre>x</pre></details><pre>x</pre></details>',
  ],
  ['far below', `${words(90)}<pre>x</pre>`],
  ['in the middle of a line alone', '<p>The <code>pre</code> of a line</p>'],
  ['nowhere', words(3)],
])('a page whose code comes %s does not', (_, text) => {
  expect(showsCodeFirst(page(text))).toBe(false);
});

test('a notice above the doc that looks like its text is not counted', () => {
  const notice = '<div class="prose"><aside>An older version.</aside></div>';
  expect(showsCodeFirst(notice + page('<pre>x</pre>'))).toBe(true);
  expect(showsCodeFirst(notice + page(words(90)))).toBe(false);
});

test('a page that is no doc does not', () => {
  expect(showsCodeFirst('<main><pre>x</pre></main>')).toBe(false);
});

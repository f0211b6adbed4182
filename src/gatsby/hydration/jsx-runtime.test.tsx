import { Fragment, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { joinTexts, jsx, jsxs } from './jsx-runtime';

const bold: ReactElement = <b key="b">b</b>;

test.each<[children: unknown[], joined: unknown[]]>([
  [
    ['a', 'b'],
    ['ab', null],
  ],
  [
    ['a', 1, ' ', 0],
    ['a1 0', null, null, null],
  ],
  [
    ['a', false, 'b', null, 'c', undefined],
    ['abc', false, null, null, null, undefined],
  ],
  [
    ['a', bold, 'b', 'c'],
    ['a', bold, 'bc', null],
  ],
  [
    ['a', ['b'], 'c'],
    ['a', ['b'], 'c'],
  ],
  [[bold], [bold]],
  [[], []],
])('%j becomes %j, and every other child keeps its position', (children, joined) => {
  expect(joinTexts(children)).toEqual(joined);
});

test('adjacent texts are rendered without a comment between them in elements, fragments and components', () => {
  const Passed = ({ children }: { children?: unknown }) => jsx('i', { children });
  const page = jsxs('p', {
    children: [
      'a',
      1,
      jsxs(Fragment, { children: [bold, 'c', ' '] }),
      jsxs(Passed as never, { children: ['d', 'e'] }),
    ],
  });
  expect(renderToString(page)).toBe('<p>a1<b>b</b>c <i>de</i></p>');
});

test('a key is kept', () => {
  expect(jsx('p', { children: 'a' }, 'k').key).toBe('k');
});

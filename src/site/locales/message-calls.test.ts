import { expect, test } from 'vitest';
import { messageCalls, withoutMessageCalls } from './message-calls';

test('message calls are found, with their texts and values', () => {
  const calls = messageCalls(
    'a.tsx',
    "const a = <p title={message('Search')}>{message('{n} of {all}', { n, all: list.length })}</p>;",
  );
  expect(calls.map(({ text, values }) => [text, [...values]])).toEqual([
    ['Search', []],
    [
      '{n} of {all}',
      [
        ['n', 'n'],
        ['all', 'list.length'],
      ],
    ],
  ]);
});

test('on a site with one locale, a call is replaced by its English text', () => {
  const out = (source: string) => withoutMessageCalls('a.tsx', source);
  expect(out("x(message('Don’t'), message('a'));")).toBe('x("Don’t", "a");');
  expect(out("message('{n} of “{all}”', { n, all: list.length })")).toBe(
    '`${n} of “${list.length}”`',
  );
  expect(out("message('costs $ and `{n}`', { n })")).toBe('`costs $ and \\`${n}\\``');
});

test('on a site with one locale, a call of an identity function is replaced by its argument', () => {
  const source = "sitePath(pathInLocale('/search')) + translated(label) + pathInLocale(`/${a}`)";
  expect(withoutMessageCalls('a.ts', source)).toBe("sitePath('/search') + label + (`/${a}`)");
});

test('the number of lines stays the same', () => {
  const source = "message(\n  'a',\n);\nafter";
  expect(withoutMessageCalls('a.ts', source).split('\n')[3]).toBe('after');
});

test('a method called message is not a message call', () => {
  expect(messageCalls('a.ts', "error.message('a')")).toEqual([]);
});

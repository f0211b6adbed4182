import { expect, test } from 'vitest';
import { messageCalls, withoutMessageCalls } from './message-calls';

test('the texts that code asks for are found, with what is put into them', () => {
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

test('in a site of one locale the English text stands in the place of the call', () => {
  const out = (source: string) => withoutMessageCalls('a.tsx', source);
  expect(out("x(message('Don’t'), message('a'));")).toBe('x("Don’t", "a");');
  expect(out("message('{n} of “{all}”', { n, all: list.length })")).toBe(
    '`${n} of “${list.length}”`',
  );
  expect(out("message('costs $ and `{n}`', { n })")).toBe('`costs $ and \\`${n}\\``');
});

test('what only leads to another locale gives back what it is given', () => {
  const source = "sitePath(pathInLocale('/search')) + translated(label) + pathInLocale(`/${a}`)";
  expect(withoutMessageCalls('a.ts', source)).toBe("sitePath('/search') + label + (`/${a}`)");
});

test('lines stay where they are', () => {
  const source = "message(\n  'a',\n);\nafter";
  expect(withoutMessageCalls('a.ts', source).split('\n')[3]).toBe('after');
});

test('a method of that name is another', () => {
  expect(messageCalls('a.ts', "error.message('a')")).toEqual([]);
});

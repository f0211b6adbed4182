import { expect, test } from 'vitest';
import { countInWords, empty, showsSame, step, take } from './overlay-state';

const mistake = (nth: number, line = nth) => ({
  ...{ file: 'content/docs/a.mdx', line, column: 1, message: `${nth} is wrong` },
  stops: true,
});
const warning = (line: number) => ({ ...mistake(line), stops: false });

test('a page that is opened shows mistakes, and keeps warnings to a count', () => {
  expect(take(empty, [mistake(1)], true)).toMatchObject({ at: 0, closed: false });
  expect(take(empty, [warning(1)], true)).toMatchObject({ closed: true });
});

test('what is new is shown at once, be it a mistake or a warning', () => {
  const first = take(empty, [warning(1)], true);
  expect(take(first, [warning(1), warning(2)], false)).toMatchObject({ at: 1, closed: false });
});

test('what is shown stays shown while others are mended before it', () => {
  const all = take(empty, [mistake(1), mistake(2), mistake(3)], true);
  const third = step(all, -1);
  expect(third.at).toBe(2);
  expect(take(third, [mistake(2), mistake(3)], false).at).toBe(1);
});

test('once it is mended, the one in its place is shown, and after the last one nothing', () => {
  const last = step(take(empty, [mistake(1), mistake(2)], true), 1);
  expect(take(last, [mistake(1)], false)).toMatchObject({ at: 0, closed: false });
  expect(take(last, [], false)).toMatchObject({ at: 0, closed: true });
});

test('once the last mistake is mended, warnings are but counted', () => {
  const shown = take(empty, [mistake(1), warning(2)], true);
  expect(take(shown, [warning(2)], false)).toMatchObject({ closed: true });
});

test('a line that is written above it makes a mistake no other', () => {
  const closed = { ...take(empty, [mistake(1), mistake(2)], true), closed: true };
  expect(take(closed, [mistake(1, 7), mistake(2, 8)], false).closed).toBe(true);
  expect(take(closed, [mistake(1), mistake(1, 9), mistake(2)], false)).toMatchObject({
    at: 1,
    closed: false,
  });
});

test('what was closed stays closed until there is something new', () => {
  const closed = { ...take(empty, [mistake(1), mistake(2)], true), closed: true };
  expect(take(closed, [mistake(2)], false).closed).toBe(true);
  expect(take(closed, [mistake(2), mistake(5)], false)).toMatchObject({ at: 1, closed: false });
});

test('after the last comes the first', () => {
  const all = take(empty, [mistake(1), mistake(2)], true);
  expect(step(step(all, 1), 1).at).toBe(0);
  expect(step(empty, 1)).toBe(empty);
});

test('mistakes and warnings are counted apart', () => {
  expect(countInWords([mistake(1), mistake(2), warning(3)])).toBe('2 mistakes, 1 warning');
  expect(countInWords([warning(3)])).toBe('1 warning');
});

test('it shows the same while its finding stands, also at another line, and another once that is new', () => {
  const before = take(empty, [mistake(1)], true);
  expect(showsSame(before, take(before, [mistake(1, 7)], false))).toBe(true);
  expect(showsSame(before, take(before, [mistake(1), mistake(2)], false))).toBe(false);
  expect(showsSame(empty, before)).toBe(false);
});

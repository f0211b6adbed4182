import { expect, test } from 'vitest';
import { isOurs, OUR_MARK } from './our-mark';

test.each([
  [`${OUR_MARK}remove`, true],
  ['isobar-docs:remove', true],
  ['gatsby:remove', false],
  [undefined, false],
])('%s was pushed by this site: %s', (text, ours) => {
  expect(isOurs(text)).toBe(ours);
});

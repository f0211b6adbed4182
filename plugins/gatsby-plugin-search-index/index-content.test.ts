import { expect, test } from 'vitest';
import { isOurs, RECORD_ID_PREFIX } from './index-content';

test.each([
  [`${RECORD_ID_PREFIX}remove`, true],
  ['isobar-docs:remove', true],
  ['gatsby:remove', false],
  [undefined, false],
])('%s was pushed by this site: %s', (text, ours) => {
  expect(isOurs(text)).toBe(ours);
});

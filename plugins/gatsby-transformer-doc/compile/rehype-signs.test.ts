import { expect, test } from 'vitest';
import { markupOf } from '../../../tests/compile-text';

test('in a text from the right, the sign of a number stays before it', () => {
  expect(markupOf('أقل من −5 أو +3 أو (-2).')).toContain('من \u200E−5 أو \u200E+3 أو (\u200E-2).');
});

test('what is no sign stays as it is, and so does code', () => {
  const text = 'المعيار ERC-20 من 1-2، ثم `−5`.';
  expect(markupOf(text)).not.toContain('\u200E');
});

test('a text from the left has no marks', () => {
  expect(markupOf('Less than −5.')).not.toContain('\u200E');
});

import { expect, test } from 'vitest';
import { shownText } from './shown-text';

test('tags are removed and entities are decoded', () => {
  expect(shownText('<b title="x">a</b> &lt; b &amp; &quot;c&#x27;&gt;<br>&nbsp;d')).toBe(
    'a < b & "c\'>\u00a0d',
  );
});

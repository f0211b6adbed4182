import { ADMONITION_KINDS } from '../../markup/admonitions/names';
import { expect, test } from 'vitest';
import { contrastPairs } from '../../site/design/contrast';

test('each kind of admonition is seen on its own surface', () => {
  for (const kind of Object.keys(ADMONITION_KINDS))
    expect(contrastPairs.map(([front, back]) => `${front} ${back}`)).toContain(
      `${kind} ${kind}-surface`,
    );
});

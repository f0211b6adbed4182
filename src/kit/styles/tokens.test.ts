import { admonitionKinds } from '../../site/design/admonition-kinds';
import { expect, test } from 'vitest';
import { contrastPairs } from '../../site/design/contrast';

test('the contrast of each kind of admonition is checked on its own surface', () => {
  for (const kind of admonitionKinds)
    expect(contrastPairs.map(([front, back]) => `${front} ${back}`)).toContain(
      `${kind} ${kind}-surface`,
    );
});

import { describe, expect, test } from 'vitest';
import { markupOf, mistakesIn } from '../../../tests/compile-text';

describe('an admonition', () => {
  test.each(['note', 'tip', 'caution', 'danger'])(
    ':::%s becomes an aside with its name as the title',
    (kind) => {
      const html = markupOf(`:::${kind}\nText.\n:::`);
      expect(html).toContain(`<aside class="admonition admonition-${kind}" role="note"`);
      expect(html).toMatch(new RegExp(`admonition-title">${kind}</p>`, 'i'));
      expect(html).toContain('<p>Text.</p>');
    },
  );

  test('can have a title with markup, and Markdown inside', () => {
    const html = markupOf(':::note[About `tick` in {product}]\n- one\n- two\n:::');
    expect(html).toContain('admonition-title">About <code>tick</code> in Isobar</p>');
    expect(html).toContain('<li>one</li>');
  });

  test('can be inside another admonition', () => {
    const html = markupOf('::::note\n:::tip\nInner.\n:::\n::::');
    expect(html.match(/<aside/g)).toHaveLength(2);
  });

  test('of an unknown kind is reported with the closest match', () => {
    expect(mistakesIn('Text.\n\n:::tipp\nText.\n:::')).toEqual([
      '3:1 there is no admonition ":::tipp"; did you mean "tip"?',
    ]);
    expect(mistakesIn(':::info\nText.\n:::')).toEqual([
      expect.stringMatching(/^1:1 there is no admonition ":::info"; use one of note, tip, caution/),
    ]);
  });
});

test.each([
  'A ratio of 1:1 here.',
  'Write token:amount and :tick.',
  'At 12:30:45.',
  '::leaf',
  'Keys a:b[c]{d=e}',
])('a colon in prose is unchanged: %s', (text) => {
  const plain = text.replace('{', '\\{');
  expect(markupOf(plain).replace(/<\/?p>/g, '')).toBe(text);
});

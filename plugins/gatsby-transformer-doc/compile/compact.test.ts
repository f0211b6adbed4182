import { expect, test } from 'vitest';
import { compileText } from '../../../tests/compile-text';

test('markup without a component is one HTML string, however long', () => {
  const { body } = compileText('One.\n\n## Two\n\n- three\n\n> four\n\n```text sketch\nfive\n```');
  expect(body).toHaveLength(1);
});

test('a component splits the markup around it in two', () => {
  const { body } = compileText('Before.\n\n<RangeOrder />\n\nAfter.');
  expect(body).toEqual([
    { html: '<p>Before.</p>' },
    { component: 'RangeOrder', props: {}, children: [] },
    { html: '<p>After.</p>' },
  ]);
});

test('an element around a component stays a node, and the text around the component keeps its spaces', () => {
  const { body } = compileText('Some **bold** <RangeOrder /> words.');
  expect(body).toEqual([
    {
      tag: 'p',
      props: {},
      children: [
        { html: 'Some <strong>bold</strong> ', inline: true },
        { component: 'RangeOrder', props: {}, children: [] },
        { html: ' words.', inline: true },
      ],
    },
  ]);
});

test('a compiled doc is plain JSON', () => {
  const doc = compileText(
    ':::note\n<AddressCalculator version="v1" />\n:::\n\n<Details summary="More" open>\n\n<RangePosition />\n\n</Details>',
  );
  expect(JSON.parse(JSON.stringify(doc))).toEqual(doc);
  const [aside, details] = doc.body;
  expect(aside).toMatchObject({
    tag: 'aside',
    props: { className: 'admonition admonition-note', role: 'note', 'aria-label': 'Note' },
  });
  expect(details).toMatchObject({ tag: 'details', props: { open: true } });
});

import { expect, test } from 'vitest';
import { docFields } from './doc-node';
import { readDocSource } from './front-matter';

const source = (more = '') =>
  readDocSource(
    'a.mdx',
    `---\ntitle: The {product} protocol\ndescription: How {product} keeps the product of its reserves from falling.\n${more}---\n`,
  );
const product = { name: 'Nimbus', slug: 'nimbus' };

test('a doc stands at its file, or at its slug, with the product filled in', () => {
  expect(docFields('concepts/protocol.mdx', source(), product)).toEqual({
    id: 'concepts/protocol',
    path: '/concepts/protocol',
    section: 'concepts',
    title: 'The Nimbus protocol',
    description: 'How Nimbus keeps the product of its reserves from falling.',
    sidebarLabel: 'The Nimbus protocol',
    draft: false,
    file: 'content/docs/concepts/protocol.mdx',
  });
  const fields = docFields(
    'concepts/protocol.mdx',
    source('slug: /concepts/{product}-protocol\nsidebar_label: "{product}"\n'),
    product,
  );
  expect([fields.path, fields.sidebarLabel]).toEqual(['/concepts/nimbus-protocol', 'Nimbus']);
});

test('a file called index stands at its folder', () => {
  expect(docFields('sdk/index.mdx', source(), product).path).toBe('/sdk');
  expect(docFields('sdk/my-index.mdx', source(), product).path).toBe('/sdk/my-index');
});

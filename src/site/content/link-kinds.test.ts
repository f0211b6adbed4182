import { expect, test } from 'vitest';
import { hostOfLink, linkKinds, pathOfLink } from './link-kinds';

const linkTo = (href: string) => ({ href, line: 1, column: 1 });
const doc = (path: string, ...hrefs: string[]) => ({
  file: `content/docs${path}.mdx`,
  path,
  headings: [{ id: 'part' }],
  links: hrefs.map(linkTo),
});

test.each([
  ['/b', 'INTERNAL'],
  ['b#part', 'INTERNAL'],
  ['#part', 'INTERNAL'],
  ['/search?q=a', 'INTERNAL'],
  ['/old', 'REDIRECT'],
  ['/none', 'BROKEN'],
  ['/b#none', 'BROKEN'],
  ['../b.mdx', 'BROKEN'],
  ['https://code.example/a', 'EXTERNAL'],
  ['mailto:a@code.example', 'EXTERNAL'],
])('%s is %s', (href, kind) => {
  const linking = doc('/a', href);
  const kindOf = linkKinds([linking], {
    docs: [linking, doc('/b')],
    otherPaths: new Set(['/search']),
    redirects: new Map([['/old', '/b']]),
  });
  expect(kindOf({ ...linkTo(href), file: linking.file })).toBe(kind);
});

test.each([
  ['/b#part', '/b', null],
  ['#part', '/guides/a', null],
  ['b', '/guides/b', null],
  ['https://code.example/a', null, 'code.example'],
  ['mailto:a@code.example', null, null],
])('%s leads to the path %s, or the host %s', (href, path, host) => {
  expect([pathOfLink({ href }, '/guides/a'), hostOfLink({ href })]).toEqual([path, host]);
});

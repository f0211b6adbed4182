import { expect, test } from 'vitest';
import { formatProblems } from '../../src/site/sources/content-problem';
import { navigationNodes } from './navigation-nodes';
import { problemsOf } from '../../tests/problems-of';

/** Returns the problems of a file; empty if it is valid. */
const mistakes = (file: string, text: string) =>
  formatProblems(problemsOf(() => navigationNodes(file, text)));

test.each([
  ['redirect.yml', 'no part of the site reads a file of this name; did you mean "redirects.yml"?'],
  [
    'sidebars/my sdk.yml',
    'no part of the site reads a file of this name; use one of versions.yml, redirects.yml',
  ],
])('%s is not a navigation file', (file, message) => {
  expect(mistakes(file, 'a: 1\n')).toContain(`content/navigation/${file}:1:1 ${message}`);
});

test('a redirect has the positions of both addresses', () => {
  const [node] = navigationNodes('redirects.yml', '# Old\n- from: /old\n  to: /\n');
  const file = 'content/navigation/redirects.yml';
  expect(node?.fields).toEqual({
    fromPath: '/old',
    toPath: '/',
    line: 2,
    fromPlace: { file, line: 2, column: 3 },
    toPlace: { file, line: 3, column: 3 },
  });
});

test.each([
  ['/old/', 'write /old, because an address begins with a slash'],
  ['/', 'write an address such as'],
  ['/a/../../b', 'no part of an address may start with a dot'],
  ['/a.html', 'write it without .html'],
  ['/a?b=c', `an address can't contain "?": write it without the query, as /a`],
  ['/*', "wildcards aren't supported"],
  ['/:page', "wildcards aren't supported"],
])('a redirect from %s is reported at its position', (from, mistake) => {
  expect(mistakes('redirects.yml', `- to: /a\n  from: '${from}'\n`)).toContain(
    `redirects.yml:2:3 "from" in entry 1 is "${from}": ${mistake}`,
  );
});

test.each([
  ['/a/../../b', 'no part of an address may start with a dot'],
  ['//elsewhere.example', 'write only the path of a page of this site'],
  ['/a#b', "an address can't lead to a heading: write it without the fragment, as /a"],
])('a redirect to %s is reported at its position', (to, mistake) => {
  expect(mistakes('redirects.yml', `- from: /old\n  to: '${to}'\n`)).toContain(
    `redirects.yml:2:3 "to" in entry 1 is "${to}": ${mistake}`,
  );
});

test('an old address that is listed twice is reported the second time', () => {
  expect(mistakes('redirects.yml', '- { from: /old, to: /a }\n- { from: /old, to: /b }\n')).toBe(
    'content/navigation/redirects.yml:2:5 "from" in entry 2 is "/old": this address is listed twice; remove one of the two',
  );
});

test('the section of a sidebar cannot be a path to another folder', () => {
  expect(mistakes('sidebars/a.yml', 'section: ../../a\nitems: [a]\n')).toBe(
    'content/navigation/sidebars/a.yml:1:1 "section" is "../../a": write the name of a section, such as concepts',
  );
});

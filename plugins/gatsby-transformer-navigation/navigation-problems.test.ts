import { expect, test } from 'vitest';
import { formatProblem } from '../../src/site/sources/content-problem';
import type { DocsVersionNode, NavigationState, SidebarNode } from './check-navigation';
import { navigationNodes } from './navigation-nodes';
import { navigationProblems } from './navigation-problems';
import { temporaryFolder } from '../../tests/temporary-folder';

const FILE = 'sidebars/sdk.yml';
/** Lists a doc that does not exist, twice, so that each check reports a problem. */
const GOOD = 'section: sdk\nitems: [sdk/gone, sdk/gone]\n';

const { root, write } = temporaryFolder();

/**
 * Returns a state in which the node of the sidebar is the one made from {@link GOOD}, whatever the file contains now.
 */
const state = (): NavigationState => ({
  files: [FILE, 'home.yml'],
  ids: ['sdk/swap'],
  docs: [],
  sidebars: navigationNodes(FILE, GOOD).map(({ fields }) => fields as unknown as SidebarNode),
  versions: [],
  sameTasks: [],
  sections: ['sdk'],
});

const problems = () => navigationProblems(root, state()).map(formatProblem);

test('a sidebar that became invalid after its node was made is reported once', () => {
  write(`content/navigation/${FILE}`, 'section: sdk\nitems: [sdk/gone, sdk/gone\n');
  expect(problems()).toEqual([
    expect.stringMatching(/^content\/navigation\/sidebars\/sdk\.yml:\d+:\d+ /),
  ]);
});

test('a version that names an invalid sidebar is not reported', () => {
  write(`content/navigation/${FILE}`, 'section: sdk\nitems: [sdk/swap\n');
  const version =
    '- { section: sdk, name: v3, label: v3, path: /sdk, mainDoc: swap, isLast: true, sidebars: [sdk] }';
  const [made] = navigationNodes('versions.yml', version);
  const found = navigationProblems(root, {
    ...state(),
    sidebars: [],
    versions: [made?.fields as unknown as DocsVersionNode],
  });
  expect(found.map(({ file }) => file)).toEqual(['content/navigation/sidebars/sdk.yml']);
});

test('a sidebar that was deleted after its node was made is not reported', () => {
  expect(problems()).toEqual([]);
});

test('the mistakes of all checks are reported for a valid sidebar', () => {
  write(`content/navigation/${FILE}`, GOOD);
  expect(problems().sort()).toEqual([
    'content/navigation/sidebars/sdk.yml:2:19 "sdk/gone" is already listed (content/navigation/sidebars/sdk.yml:2): remove one of the two',
    'content/navigation/sidebars/sdk.yml:2:19 there is no doc "sdk/gone"; the closest match is "sdk/swap"',
    'content/navigation/sidebars/sdk.yml:2:9 there is no doc "sdk/gone"; the closest match is "sdk/swap"',
  ]);
});

test('a missing home page and the missing sidebar of a section with docs are reported', () => {
  const found = navigationProblems(root, { ...state(), files: [], sidebars: [] });
  expect(found.map(formatProblem)).toEqual([
    'content/navigation/home.yml this file is missing, and the home page needs it: restore it',
    'content/navigation/sidebars/sdk.yml this file is missing, so the section "sdk" has no sidebar: restore it, or create it with "section: sdk" and "items"',
  ]);
});

import { expect, test } from 'vitest';
import type { SidebarDoc } from '../../src/site/navigation/sidebar';
import {
  checkNavigation,
  type DocsVersionNode,
  type SameTaskNode,
  type SidebarNode,
} from './check-navigation';
import { navigationNodes } from './navigation-nodes';
import { temporaryFolder } from '../../tests/temporary-folder';
import { formatProblem } from '../../src/site/sources/content-problem';

const { root, write } = temporaryFolder();

const docs = new Map(
  ['sdk/v3/swap', 'sdk/v3/quote', 'sdk/v1/swap'].map((id): [string, SidebarDoc] => [
    id,
    { id, path: `/${id}`, sidebarLabel: id, draft: false },
  ]),
);

/** Returns the problems reported for files of content/navigation, as `file:line:column message`. */
function mistakes(files: Record<string, string>): string[] {
  const nodes = Object.entries(files).flatMap(([name, text]) => {
    write(`content/navigation/${name}`, text);
    return navigationNodes(name, text);
  });
  const of = <T>(type: string) =>
    nodes.filter((node) => node.type === type).map(({ fields }) => fields as unknown as T);
  return checkNavigation(root, docs, {
    files: Object.keys(files),
    sidebars: of<SidebarNode>('Sidebar'),
    versions: of<DocsVersionNode>('DocsVersion'),
    sameTasks: of<SameTaskNode>('SameTask'),
    sections: ['sdk'],
  }).map(formatProblem);
}

const versions = (mainDoc: string, sidebar: string) =>
  `- section: sdk\n  name: v3\n  label: v3\n  path: /sdk/v3\n  mainDoc: ${mainDoc}\n  isLast: true\n  sidebars: [${sidebar}]\n`;
const sidebar = 'section: sdk\nitems:\n  - sdk/v3/swap\n';

test('navigation whose docs and sidebars exist has no mistakes', () => {
  expect(
    mistakes({
      'sidebars/sdk.yml': sidebar,
      'versions.yml': versions('swap', 'sdk'),
      'same-tasks.yml': '- { v1: sdk/v1/swap, v3: sdk/v3/swap }\n',
    }),
  ).toEqual([]);
});

test('a missing doc in a sidebar is reported at its position, however deep, with the closest match', () => {
  expect(
    mistakes({
      'sidebars/sdk.yml':
        'section: sdk\nitems:\n  - sdk/v3/swap\n  - category: More\n    items:\n      - sdk/v3/qoute\n',
    }),
  ).toEqual([
    'content/navigation/sidebars/sdk.yml:6:9 there is no doc "sdk/v3/qoute"; the closest match is "sdk/v3/quote"',
  ]);
});

test('the main doc of a version must be under its path', () => {
  expect(
    mistakes({ 'sidebars/sdk.yml': sidebar, 'versions.yml': versions('swop', 'sdk') }),
  ).toEqual([
    'content/navigation/versions.yml:5:3 there is no doc "sdk/v3/swop"; the closest match is "sdk/v3/swap"',
  ]);
});

test('a missing sidebar of a version is reported with the closest match', () => {
  expect(
    mistakes({ 'sidebars/sdk.yml': sidebar, 'versions.yml': versions('swap', 'sdks') }),
  ).toEqual([
    'content/navigation/versions.yml:7:3 there is no sidebar "sdks"; did you mean "sdk"?',
  ]);
});

test('a version of an unknown section is reported', () => {
  expect(
    mistakes({
      'sidebars/sdk.yml': sidebar,
      'versions.yml': versions('swap', 'sdk').replace('section: sdk', 'section: skd'),
    }),
  ).toEqual(['content/navigation/versions.yml:1:3 there is no section "skd"; did you mean "sdk"?']);
});

test('both docs of a task must exist', () => {
  expect(mistakes({ 'same-tasks.yml': '- { v1: sdk/v1/none, v3: sdk/v3/swop }\n' })).toEqual([
    expect.stringMatching(
      /^content\/navigation\/same-tasks\.yml:1:5 there is no doc "sdk\/v1\/none"/,
    ),
    expect.stringMatching(
      /^content\/navigation\/same-tasks\.yml:1:22 there is no doc "sdk\/v3\/swop"/,
    ),
  ]);
});

test('on a site without docs, no closest match is suggested', () => {
  const places = { v1: { line: 1, column: 5 }, v3: { line: 1, column: 9 } };
  expect(
    checkNavigation(root, new Map(), {
      files: [],
      sidebars: [],
      versions: [],
      sameTasks: [{ v1Id: 'a', v3Id: 'b', file: 'f', places }],
      sections: [],
    }),
  ).toEqual([
    {
      file: 'f',
      line: 1,
      column: 5,
      message: 'there is no doc "a"; there are none yet, so add one first',
    },
    {
      file: 'f',
      line: 1,
      column: 9,
      message: 'there is no doc "b"; there are none yet, so add one first',
    },
  ]);
});

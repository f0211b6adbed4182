import { expect, test } from 'vitest';
import type { SidebarNode } from './check-navigation';
import { checkSidebars } from './check-sidebars';
import { navigationNodes } from './navigation-nodes';
import { temporaryFolder } from '../../tests/temporary-folder';
import { formatProblem } from '../../src/site/sources/content-problem';

const { root, write } = temporaryFolder();

function mistakes(files: Record<string, string>, versioned: string[] = []): string[] {
  const sidebars = Object.entries(files).flatMap(([name, text]) => {
    write(`content/navigation/sidebars/${name}.yml`, text);
    return navigationNodes(`sidebars/${name}.yml`, text).map(
      ({ fields }) => fields as unknown as SidebarNode,
    );
  });
  return checkSidebars(root, ['concepts', 'sdk'], sidebars, [{ sidebarNames: versioned }]).map(
    (problem) => formatProblem(problem).replace('content/navigation/sidebars/', ''),
  );
}

const sdk =
  'section: sdk\nitems:\n  - sdk/a\n  - category: B\n    doc: sdk/b\n    items: [sdk/c]\n';

test('sidebars of known sections that list each doc once have no mistakes', () => {
  expect(mistakes({ sdk, concepts: 'section: concepts\nitems: [concepts/a]\n' })).toEqual([]);
});

test('a section that is not in the settings is reported with the closest match', () => {
  expect(mistakes({ sdk: sdk.replace('section: sdk', 'section: sdks') })).toEqual([
    'sdk.yml:1:1 there is no section "sdks"; did you mean "sdk"?',
  ]);
});

test('a doc that is listed twice, in one sidebar or in two, is reported the second time', () => {
  expect(mistakes({ sdk: `${sdk}  - sdk/b\n` })).toEqual([
    'sdk.yml:7:5 "sdk/b" is already listed (content/navigation/sidebars/sdk.yml:5): remove one of the two',
  ]);
  expect(mistakes({ sdk, concepts: 'section: concepts\nitems: [sdk/a]\n' })).toEqual([
    'concepts.yml:2:9 "sdk/a" is already listed (content/navigation/sidebars/sdk.yml:3): remove one of the two',
  ]);
});

test('the second of two sidebars of a section is reported if neither belongs to a version', () => {
  const more = 'section: sdk\nitems: [sdk/next/a]\n';
  expect(mistakes({ sdk, more }, [])).toEqual([expect.stringMatching(/^more\.yml:1:1 /)]);
});

test('a second sidebar of a section must belong to a version', () => {
  const next = 'section: sdk\nitems: [sdk/next/a]\n';
  expect(mistakes({ sdk, 'sdk-next': next }, ['sdk'])).toEqual([
    'sdk-next.yml:1:1 the section "sdk" already has a sidebar, sdk: list this one under a version in versions.yml, or move its items to the other one',
  ]);
  expect(mistakes({ sdk, 'sdk-next': next }, ['sdk', 'sdk-next'])).toEqual([]);
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SidebarDoc } from '../../src/site/navigation/sidebar';
import { readSampleIndex, SAMPLE_INDEX } from '../../src/site/samples/sample-index';
import { sampleRegion } from '../../src/site/samples/sample-region';
import type { ContentProblem } from '../../src/site/sources/content-problem';
import { nearest } from '../../src/site/sources/suggest';
import { parseYaml } from '../../src/site/sources/yaml-source';
import { checkNavigation, type NavigationState } from './check-navigation';
import { checkSidebars } from './check-sidebars';
import { sidebarNameOf } from './navigation-nodes';
import { homeSchema } from './navigation-schemas';
import { readIfValid, readNavigation } from './read-navigation';

const FILE = 'content/navigation/home.yml';

/**
 * Reports a sample on the home page that is not listed among the tested samples, or whose file or region does not
 * exist.
 */
export function checkHome(root: string): ContentProblem[] {
  const home = readIfValid(() =>
    parseYaml(readFileSync(join(root, FILE), 'utf8'), FILE, homeSchema),
  );
  const indexFile = join(root, SAMPLE_INDEX);
  const listed = readIfValid(() =>
    readSampleIndex(existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : '[]'),
  );
  if (!home?.value.example || !listed) return [];
  const { file, region } = home.value.example;
  const problem = (field: 'file' | 'region', message: string): ContentProblem[] => [
    { file: FILE, ...home.locate(['example', field]), message },
  ];
  if (!listed.has(file)) {
    const known = nearest(file, [...listed.keys()]);
    return problem('file', `there is no sample "${file}" in ${SAMPLE_INDEX}; ${known}`);
  }
  const path = join(root, 'content/samples', file);
  if (!existsSync(path)) {
    return problem(
      'file',
      `there is no sample content/samples/${file}: correct its name, or add the file`,
    );
  }
  const found = sampleRegion(readFileSync(path, 'utf8'), region);
  return 'code' in found
    ? []
    : problem(
        'region',
        `there is no region "${region}" in ${file}; ${nearest(region ?? '', found.regions)}`,
      );
}

/** Returns all problems of the navigation: within each file, between files, and between files and docs. */
export function navigationProblems(root: string, state: NavigationState): ContentProblem[] {
  const { files, ids, docs, sidebars, versions, sections } = state;
  const known = new Map([
    ...ids.map((id): [string, SidebarDoc] => [
      id,
      { id, path: '', sidebarLabel: id, draft: false },
    ]),
    ...docs.map((doc): [string, SidebarDoc] => [doc.id, doc]),
  ]);
  // Sort by file, so that a doc in two sidebars is always reported in the second one.
  const ordered = sidebars.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  return [
    ...files.flatMap((file) => readNavigation(root, file).problems),
    ...checkNavigation(root, known, { ...state, sidebars: ordered }),
    ...checkSidebars(root, sections, ordered, versions),
    ...checkHome(root),
    ...missingFiles(state),
  ];
}

/** Reports missing files: the home page, and the sidebar of a section that has docs. */
function missingFiles({ files, ids, sidebars, sections }: NavigationState): ContentProblem[] {
  const missing = (name: string, message: string): ContentProblem[] =>
    files.includes(name)
      ? []
      : [{ file: `content/navigation/${name}`, line: 0, column: 0, message }];
  // An invalid sidebar may belong to any section, so report no missing sidebars while a sidebar is invalid. The invalid
  // sidebar is reported separately.
  const areAllRead = files.every((file) => {
    const name = sidebarNameOf(file);
    return name === undefined || sidebars.some((sidebar) => sidebar.name === name);
  });
  const bare = sections.filter(
    (section) =>
      areAllRead &&
      ids.some((id) => id.startsWith(`${section}/`)) &&
      !sidebars.some((sidebar) => sidebar.section === section),
  );
  return [
    ...missing('home.yml', 'this file is missing, and the home page needs it: restore it'),
    ...bare.flatMap((section) =>
      missing(
        `sidebars/${section}.yml`,
        `this file is missing, so the section "${section}" has no sidebar: restore it, or create it with "section: ${section}" and "items"`,
      ),
    ),
  ];
}

import type { ContentProblem } from '../../src/site/sources/content-problem';
import {
  resolveSidebar,
  type SidebarDoc,
  type SidebarSource,
} from '../../src/site/navigation/sidebar';
import type { SidebarKind } from '../../src/site/search/page-kind';
import { nearest, suggest } from '../../src/site/sources/suggest';
import { sidebarNameOf } from './navigation-nodes';
import { sidebarPlaces } from './read-navigation';

/** The stored fields of a Sidebar node. */
export interface SidebarNode {
  name: string;
  section: string;
  kind?: SidebarKind | undefined;
  source: SidebarSource[];
  file: string;
}

/** The stored fields of a DocsVersion node. */
export interface DocsVersionNode {
  section: string;
  name: string;
  path: string;
  /** Id of the doc given as `mainDoc` in versions.yml. */
  mainDocId: string;
  sidebarNames: string[];
  file: string;
  /** Positions of the values that are checked. */
  places: Record<'section' | 'mainDoc' | 'sidebars', Point>;
}

/** The stored fields of a SameTask node. */
export interface SameTaskNode {
  v1Id: string;
  v3Id: string;
  file: string;
  places: Record<'v1' | 'v3', Point>;
}

/** A position in a file. */
interface Point {
  line: number;
  column: number;
}

/** The nodes made from the navigation files, and the data to check them against. */
export interface NavigationState {
  /** Files in content/navigation, relative to that folder. */
  files: readonly string[];
  /** Ids of all docs that have a file, even if the file is invalid, because invalid files are reported separately. */
  ids: readonly string[];
  /** The docs that could be read. */
  docs: readonly SidebarDoc[];
  sidebars: readonly SidebarNode[];
  versions: readonly DocsVersionNode[];
  sameTasks: readonly SameTaskNode[];
  /** The sections in the settings. */
  sections: readonly string[];
}

/**
 * Reports docs, sidebars and sections that are referred to but do not exist, at the line of the reference. An invalid
 * file counts as existing, because its own problem is reported separately.
 */
export function checkNavigation(
  root: string,
  docs: ReadonlyMap<string, SidebarDoc>,
  { files, sidebars, versions, sameTasks, sections }: Omit<NavigationState, 'ids' | 'docs'>,
): ContentProblem[] {
  const missing = (id: string) => `there is no doc "${id}"; ${nearest(id, [...docs.keys()])}`;
  const names = files.flatMap((file) => sidebarNameOf(file) ?? []);
  const inSidebars = sidebars.flatMap(({ source, file }) => {
    const { unknown } = resolveSidebar(source, docs, true);
    const locate = unknown.length > 0 && sidebarPlaces(root, file);
    if (!locate) return [];
    return unknown.map(({ id, at }) => ({ file, ...locate(at), message: missing(id) }));
  });
  const inVersions = versions.flatMap(({ file, places, mainDocId, sidebarNames, section }) =>
    [
      ...(docs.has(mainDocId) ? [] : [{ ...places.mainDoc, message: missing(mainDocId) }]),
      ...(sections.includes(section)
        ? []
        : [
            {
              ...places.section,
              message: `there is no section "${section}"; ${suggest(section, sections)}`,
            },
          ]),
      ...sidebarNames
        .filter((name) => !names.includes(name))
        .map((name) => ({
          ...places.sidebars,
          message: `there is no sidebar "${name}"; ${suggest(name, names)}`,
        })),
    ].map((problem) => ({ file, ...problem })),
  );
  const inTasks = sameTasks.flatMap(({ v1Id, v3Id, places, file }) =>
    [
      { id: v1Id, place: places.v1 },
      { id: v3Id, place: places.v3 },
    ]
      .filter(({ id }) => !docs.has(id))
      .map(({ id, place }) => ({ file, ...place, message: missing(id) })),
  );
  return [...inSidebars, ...inVersions, ...inTasks];
}

import { closest } from 'fastest-levenshtein';
import type { ContentProblem } from '../../src/site/sources/content-problem';
import {
  resolveSidebar,
  type SidebarDoc,
  type SidebarSource,
} from '../../src/site/navigation/sidebar';
import { suggest } from '../../src/site/sources/suggest';
import { sidebarNameOf } from './navigation-nodes';
import { sidebarPlaces } from './sidebar-places';

/** The stored fields of a Sidebar node. */
export interface SidebarNode {
  name: string;
  section: string;
  source: SidebarSource[];
  file: string;
}

/** The stored fields of a DocsVersion node. */
export interface DocsVersionNode {
  section: string;
  name: string;
  path: string;
  /** Id of the doc that `mainDoc` in versions.yml names. */
  mainDocId: string;
  sidebarNames: string[];
  file: string;
  /** Of what a check may find wrong. */
  places: Record<'section' | 'mainDoc' | 'sidebars', Point>;
}

/** The stored fields of a SameTask node. */
export interface SameTaskNode {
  v1Id: string;
  v3Id: string;
  file: string;
  places: Record<'v1' | 'v3', Point>;
}

/** Where in a file. */
interface Point {
  line: number;
  column: number;
}

/** What navigation is checked against, and what was made of its files. */
export interface NavigationState {
  /** Files of content/navigation, by their path from there. */
  files: readonly string[];
  /** Ids of all docs that have a file: one that cannot be read is there all the same, with a mistake of its own. */
  ids: readonly string[];
  /** The docs that could be read. */
  docs: readonly SidebarDoc[];
  sidebars: readonly SidebarNode[];
  versions: readonly DocsVersionNode[];
  sameTasks: readonly SameTaskNode[];
  /** The sections that the settings have. */
  sections: readonly string[];
}

/**
 * Docs and sidebars that are named and do not exist, with the line that names them. A file that cannot be read exists: it
 * has a mistake of its own.
 */
export function checkNavigation(
  root: string,
  docs: ReadonlyMap<string, SidebarDoc>,
  { files, sidebars, versions, sameTasks, sections }: Omit<NavigationState, 'ids' | 'docs'>,
): ContentProblem[] {
  const missing = (id: string) => `there is no doc "${id}"${nearest(id, [...docs.keys()])}`;
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

const nearest = (id: string, ids: readonly string[]) =>
  ids.length > 0 ? `; the nearest is "${closest(id, [...ids])}"` : '';

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closest } from 'fastest-levenshtein';
import type { ContentProblem } from '../../src/site/sources/content-problem';
import {
  resolveSidebar,
  type SidebarDoc,
  type SidebarSource,
} from '../../src/site/navigation/sidebar';
import { parseYaml } from '../../src/site/sources/yaml-source';
import { sidebarSchema } from './navigation-schemas';

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
  mainDocId: string;
  sidebarNames: string[];
  line: number;
  file: string;
}

/** The stored fields of a SameTask node. */
export interface SameTaskNode {
  v1Id: string;
  v3Id: string;
  line: number;
  file: string;
}

/** Docs and sidebars that are named and do not exist, with the line that names them. */
export function checkNavigation(
  root: string,
  docs: ReadonlyMap<string, SidebarDoc>,
  sidebars: readonly SidebarNode[],
  versions: readonly DocsVersionNode[],
  sameTasks: readonly SameTaskNode[],
): ContentProblem[] {
  const missing = (id: string) => `there is no doc "${id}"${nearest(id, [...docs.keys()])}`;
  const inSidebars = sidebars.flatMap(({ source, file }) => {
    const { unknown } = resolveSidebar(source, docs, true);
    if (unknown.length === 0) return [];
    const { locate } = parseYaml(readFileSync(join(root, file), 'utf8'), file, sidebarSchema);
    return unknown.map(({ id, at }) => ({ file, ...locate(at), message: missing(id) }));
  });
  const inVersions = versions.flatMap(({ file, line, path, mainDocId, sidebarNames }) => {
    const id = `${path.slice(1)}/${mainDocId}`;
    const names = sidebars.map(({ name }) => name);
    return [
      ...(docs.has(id) ? [] : [missing(id)]),
      ...sidebarNames
        .filter((name) => !names.includes(name))
        .map((name) => `there is no sidebar "${name}"; there are ${names.join(', ')}`),
    ].map((message) => ({ file, line, column: 1, message }));
  });
  const inTasks = sameTasks.flatMap(({ v1Id, v3Id, line, file }) =>
    [v1Id, v3Id]
      .filter((id) => !docs.has(id))
      .map((id) => ({ file, line, column: 1, message: missing(id) })),
  );
  return [...inSidebars, ...inVersions, ...inTasks];
}

const nearest = (id: string, ids: readonly string[]) =>
  ids.length > 0 ? `; the nearest is "${closest(id, [...ids])}"` : '';

import { checkHome } from './check-home';
import type { SidebarDoc } from '../../src/site/navigation/sidebar';
import type { ContentProblem } from '../../src/site/sources/content-problem';
import {
  checkNavigation,
  type DocsVersionNode,
  type SameTaskNode,
  type SidebarNode,
} from './check-navigation';
import { checkSidebars } from './check-sidebars';
import { readNavigation } from './read-navigation';

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

/** All that is wrong with navigation: in each file, and in what the files say of each other and of the docs. */
export function navigationProblems(
  root: string,
  { files, ids, docs, sidebars, versions, sameTasks, sections }: NavigationState,
): ContentProblem[] {
  const known = new Map([
    ...ids.map((id): [string, SidebarDoc] => [
      id,
      { id, path: '', sidebarLabel: id, draft: false },
    ]),
    ...docs.map((doc): [string, SidebarDoc] => [doc.id, doc]),
  ]);
  // In the order of their files: of two that list a doc, the second is told.
  const ordered = sidebars.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  return [
    ...files.flatMap((file) => readNavigation(root, file).problems),
    ...checkNavigation(root, known, ordered, versions, sameTasks, sections),
    ...checkSidebars(root, sections, ordered, versions),
    ...checkHome(root),
  ];
}

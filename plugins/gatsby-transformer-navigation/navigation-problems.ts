import { checkHome } from './check-home';
import type { SidebarDoc } from '../../src/site/navigation/sidebar';
import type { ContentProblem } from '../../src/site/sources/content-problem';
import { checkNavigation, type NavigationState } from './check-navigation';
import { checkSidebars } from './check-sidebars';
import { readNavigation } from './read-navigation';

/** All that is wrong with navigation: in each file, and in what the files say of each other and of the docs. */
export function navigationProblems(root: string, state: NavigationState): ContentProblem[] {
  const { files, ids, docs, sidebars, versions, sections } = state;
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
    ...checkNavigation(root, known, { ...state, sidebars: ordered }),
    ...checkSidebars(root, sections, ordered, versions),
    ...checkHome(root),
  ];
}

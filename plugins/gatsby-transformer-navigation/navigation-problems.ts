import { checkHome } from './check-home';
import type { SidebarDoc } from '../../src/site/navigation/sidebar';
import type { ContentProblem } from '../../src/site/sources/content-problem';
import { checkNavigation, type NavigationState } from './check-navigation';
import { checkSidebars } from './check-sidebars';
import { sidebarNameOf } from './navigation-nodes';
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
    ...missingFiles(state),
  ];
}

/** Files without which a part of the site is missing: the home page's, and the sidebar of a section that has docs. */
function missingFiles({ files, ids, sidebars, sections }: NavigationState): ContentProblem[] {
  const missing = (name: string, message: string): ContentProblem[] =>
    files.includes(name)
      ? []
      : [{ file: `content/navigation/${name}`, line: 0, column: 0, message }];
  // A sidebar that cannot be read may be that of any section; it has a mistake of its own.
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
    ...missing('home.yml', 'this file is missing, and the home page is made from it: restore it'),
    ...bare.flatMap((section) =>
      missing(
        `sidebars/${section}.yml`,
        `this file is missing, so the section "${section}" has no sidebar: restore it, or write "section: ${section}" and the "items" of a sidebar`,
      ),
    ),
  ];
}

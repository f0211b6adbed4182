import type { SiteState } from './site-state';
import { Refusal } from '../command';
import type { SidebarSource } from '../../../site/navigation/sidebar';
import { nearest } from '../../../site/sources/suggest';
import type { ChangeSet } from './change-set';

/** A list in a sidebar: its path in the file, its label, and the ids of the docs directly in it. */
interface List {
  at: (string | number)[];
  label: string | undefined;
  ids: string[];
}

function listsOf(
  items: readonly SidebarSource[],
  at: (string | number)[] = ['items'],
  label?: string,
  own?: string,
): List[] {
  const ids = items.flatMap((item) => (item.type === 'doc' ? [item.id] : []));
  return [
    { at, label, ids: own === undefined ? ids : [own, ...ids] },
    ...items.flatMap((item, index) =>
      item.type === 'category'
        ? listsOf(item.items, [...at, index, 'items'], item.label, item.id)
        : [],
    ),
  ];
}

const listsIn = ({ sidebars }: SiteState) =>
  sidebars.flatMap(({ file, section, source }) =>
    listsOf(source).map((list) => ({ file, section, ...list })),
  );

/** Edits a list in the file of a sidebar. */
function editList(
  changeSet: ChangeSet,
  { file, at }: { file: string; at: List['at'] },
  edit: (list: unknown[]) => void,
  note: string,
): void {
  const value = changeSet.readYaml(file);
  edit(at.reduce((inner, key) => (inner as never)[key], value) as unknown[]);
  changeSet.writeYaml(file, value, note);
}

/**
 * Adds a doc at the end of a list in its section's sidebar: the given category, or else the list with the most docs
 * from the doc's folder.
 *
 * @throws Refusal if the section has no sidebar, or the sidebar has no such category
 */
export function listInSidebar(
  changeSet: ChangeSet,
  site: SiteState,
  id: string,
  category?: string,
): void {
  const [section = ''] = id.split('/');
  const folder = id.slice(0, id.lastIndexOf('/') + 1);
  const lists = listsIn(site).filter((list) => list.section === section);
  const labels = lists.flatMap(({ label }) => label ?? []);
  const wanted = category === undefined ? lists : lists.filter(({ label }) => label === category);
  const score = ({ ids }: List) => ids.filter((one) => one.startsWith(folder)).length;
  const [best] = wanted.sort((a, b) => score(b) - score(a) || a.at.length - b.at.length);
  if (!best)
    throw new Refusal(
      lists.length === 0
        ? `the section "${section}" has no sidebar: add one to content/navigation/sidebars first`
        : `there is no category "${category ?? ''}" in the sidebar; ${nearest(category ?? '', labels)}`,
    );
  const where = best.label === undefined ? 'at the end' : `under "${best.label}"`;
  editList(changeSet, best, (list) => list.push(id), `added ${id} ${where}`);
}

/**
 * Moves a doc that is listed in the sidebar of another section to the end of its own section's sidebar.
 *
 * @throws Refusal if the other sidebar gives the doc a label or a category of its own
 */
export function moveToOwnSidebar(changeSet: ChangeSet, site: SiteState, id: string): void {
  const listed = listsIn(site).find(({ ids }) => ids.includes(id));
  if (!listed || id.startsWith(`${listed.section}/`)) return;
  const takeOut = (list: unknown[]) => {
    const index = list.indexOf(id);
    if (index === -1)
      throw new Refusal(
        `${id} has a label or a category of its own in ${listed.file}: remove it there first, and list it in the other sidebar afterwards`,
      );
    list.splice(index, 1);
  };
  editList(changeSet, listed, takeOut, `removed ${id}`);
  listInSidebar(changeSet, site, id);
}

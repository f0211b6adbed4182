import type { SidebarSource } from '../../site/navigation/sidebar';
import { nearest } from '../../site/sources/suggest';
import { Refusal } from '../command';
import type { ChangeSet } from './change-set';
import type { SiteState } from './site-state';
import { appendItem } from './yaml-edits';

/** A list in a sidebar: its path in the file, and the docs directly in it. */
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

/**
 * Lists a doc at the end of a category: the given one, or else the one with most docs of the same folder.
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
  const lists = site.sidebars
    .filter((sidebar) => sidebar.section === section)
    .flatMap(({ file, source }) => listsOf(source).map((list) => ({ file, ...list })));
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
  const text = changeSet.read(best.file) ?? '';
  const edited = appendItem(text, best.at, id);
  const where = best.label === undefined ? 'at the end' : `under "${best.label}"`;
  changeSet.write(best.file, edited, `added ${id} ${where}`);
}

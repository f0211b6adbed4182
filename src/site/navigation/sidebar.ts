/** What a writer lists in a sidebar: a doc by its id, a category, or a link. */
export type SidebarSource =
  | { type: 'doc'; id: string; label?: string | undefined }
  | { type: 'category'; label: string; id?: string | undefined; items: SidebarSource[] }
  | { type: 'link'; label: string; href: string };

/** An entry as it is shown. A category without a page of its own has no path. */
export interface SidebarEntry {
  type: 'doc' | 'category' | 'link';
  label: string;
  path: string | null;
  items: SidebarEntry[];
}

/** What a sidebar needs to know of a doc. */
export interface SidebarDoc {
  id: string;
  path: string;
  sidebarLabel: string;
  draft: boolean;
}

/** A doc that a sidebar names and that does not exist; `at` leads to it in the YAML file. */
export interface UnknownDoc {
  id: string;
  at: (string | number)[];
}

/**
 * Turns a sidebar's source into what is shown.
 *
 * @param docs every doc by id
 * @param drafts whether drafts are shown, as they are while developing
 * @returns the entries, and the docs that are named but do not exist
 */
export function resolveSidebar(
  items: readonly SidebarSource[],
  docs: ReadonlyMap<string, SidebarDoc>,
  drafts: boolean,
): { entries: SidebarEntry[]; unknown: UnknownDoc[] } {
  const unknown: UnknownDoc[] = [];
  const pageOf = (id: string, at: (string | number)[]): SidebarDoc | undefined => {
    const doc = docs.get(id);
    if (!doc) unknown.push({ id, at });
    return doc && (drafts || !doc.draft) ? doc : undefined;
  };
  const resolve = (list: readonly SidebarSource[], at: (string | number)[]): SidebarEntry[] =>
    list.flatMap((item, index): SidebarEntry[] => {
      const here = [...at, index];
      if (item.type === 'link')
        return [{ type: 'link', label: item.label, path: item.href, items: [] }];
      if (item.type === 'doc') {
        const doc = pageOf(item.id, here);
        if (!doc) return [];
        return [{ type: 'doc', label: item.label ?? doc.sidebarLabel, path: doc.path, items: [] }];
      }
      const doc = item.id === undefined ? undefined : pageOf(item.id, [...here, 'doc']);
      const inner = resolve(item.items, [...here, 'items']);
      if (inner.length === 0 && !doc) return [];
      return [{ type: 'category', label: item.label, path: doc?.path ?? null, items: inner }];
    });
  return { entries: resolve(items, ['items']), unknown };
}

/** Whether a sidebar lists a doc, as an entry or as the page of a category. */
export const listsDoc = (items: readonly SidebarSource[], id: string): boolean =>
  items.some(
    (item) =>
      item.type !== 'link' &&
      (item.id === id || (item.type === 'category' && listsDoc(item.items, id))),
  );

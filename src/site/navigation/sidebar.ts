/** An item of a sidebar as written: a doc by its id, a category, or a link. */
export type SidebarSource =
  | { type: 'doc'; id: string; label?: string | undefined }
  | { type: 'category'; label: string; id?: string | undefined; items: SidebarSource[] }
  | { type: 'link'; label: string; href: string };

/** A sidebar entry as displayed. A category without a page of its own has no path. */
export interface SidebarEntry {
  type: 'doc' | 'category' | 'link';
  label: string;
  path: string | null;
  items: SidebarEntry[];
}

/** The properties of a doc that a sidebar needs. */
export interface SidebarDoc {
  id: string;
  path: string;
  sidebarLabel: string;
  draft: boolean;
}

/** A reference to a doc that does not exist. `at` is the path of the reference in the YAML file. */
export interface UnknownDoc {
  id: string;
  at: (string | number)[];
}

/**
 * Resolves a sidebar's source into the entries to display. Leaves out a category that has neither a page of its own nor
 * any entries.
 *
 * @param docs every doc by id
 * @param drafts whether to include drafts, as in development
 * @returns the entries, and references to docs that do not exist
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

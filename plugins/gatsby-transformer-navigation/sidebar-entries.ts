import type { Node } from 'gatsby';
import {
  resolveSidebar,
  type SidebarDoc,
  type SidebarEntry,
  type SidebarSource,
} from '../../src/site/navigation/sidebar';
import { withProductName, withProductSlug } from '../../src/site/settings/product-text';
import type { SidebarNode } from './check-navigation';
import { nodesOfType, type QueryContext } from './nodes-of-type';
import type { NavigationOptions } from './options';

/** The fields of a Doc node that navigation needs. */
export type ListedDoc = Node & SidebarDoc;

type Product = NavigationOptions['product'];

/** An entry with its level in the tree, starting at 1. */
interface LevelledEntry extends SidebarEntry {
  depth: number;
  items: LevelledEntry[];
}

/**
 * Returns the entries of a sidebar with the labels and addresses of its docs. Drafts are included only while
 * developing.
 */
export async function sidebarEntries(
  { source }: SidebarNode,
  product: Product,
  context: QueryContext,
): Promise<LevelledEntry[]> {
  const docs = await nodesOfType<ListedDoc>(context, 'Doc');
  const named = docs.map(({ id, path, sidebarLabel, draft }): [string, SidebarDoc] => [
    id,
    {
      id,
      draft,
      path: withProductSlug(path, product),
      sidebarLabel: withProductName(sidebarLabel, product),
    },
  ]);
  const drafts = process.env.NODE_ENV !== 'production';
  return levelled(resolveSidebar(nameProduct(source, product), new Map(named), drafts).entries);
}

const levelled = (entries: readonly SidebarEntry[], depth = 1): LevelledEntry[] =>
  entries.map((entry) => ({ ...entry, depth, items: levelled(entry.items, depth + 1) }));

/** Flattens a tree of entries. Each category comes before its items. */
export const flattened = (entries: readonly LevelledEntry[]): LevelledEntry[] =>
  entries.flatMap((entry) => [entry, ...flattened(entry.items)]);

function nameProduct(items: readonly SidebarSource[], product: Product): SidebarSource[] {
  return items.map((item) => ({
    ...item,
    ...(item.label === undefined ? {} : { label: withProductName(item.label, product) }),
    ...(item.type === 'category' ? { items: nameProduct(item.items, product) } : {}),
  }));
}

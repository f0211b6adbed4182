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

/** A Doc, as far as navigation is concerned. */
export type ListedDoc = Node & SidebarDoc;

type Product = NavigationOptions['product'];

/** What a sidebar lists, with the labels and addresses of its docs; drafts while developing alone. */
export async function sidebarEntries(
  { source }: SidebarNode,
  product: Product,
  context: QueryContext,
): Promise<SidebarEntry[]> {
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
  return resolveSidebar(nameProduct(source, product), new Map(named), drafts).entries;
}

function nameProduct(items: readonly SidebarSource[], product: Product): SidebarSource[] {
  return items.map((item) => ({
    ...item,
    ...(item.label === undefined ? {} : { label: withProductName(item.label, product) }),
    ...(item.type === 'category' ? { items: nameProduct(item.items, product) } : {}),
  }));
}

import type { CreateResolversArgs } from 'gatsby';
import type { QueryContext } from '../../src/gatsby/plugin-api';
import { listsDoc, type SidebarEntry } from '../../src/site/navigation/sidebar';
import type { SidebarTree } from '../../src/site/navigation/sidebar-tree';
import { withProductName, withProductSlug } from '../../src/site/settings/product-text';
import type { SameTaskNode, SidebarNode } from './check-navigation';
import {
  flattened,
  type ListedDoc,
  nodesOfType,
  sidebarEntries,
  versionFields,
} from './navigation-fields';
import type { NavigationOptions } from './options';

/**
 * Converts a sidebar to arrays without property names. They are much smaller than objects, and every page of a section
 * contains the sidebar of the section.
 */
export function compactTree(entries: readonly SidebarEntry[]): SidebarTree {
  return entries.map(({ type, label, path, items }) =>
    type === 'category' ? [label, path, compactTree(items)] : [label, path ?? ''],
  );
}

const docOf = async (id: string, context: QueryContext): Promise<ListedDoc | undefined> =>
  (await nodesOfType<ListedDoc>(context, 'Doc')).find((doc) => doc.id === id);

/** Returns the sidebar that lists a doc, preferably one of the doc's own section. */
async function sidebarOf(
  { id, section }: ListedDoc & { section: string },
  _: unknown,
  context: QueryContext,
): Promise<SidebarNode | undefined> {
  const sidebars = await nodesOfType<SidebarNode>(context, 'Sidebar');
  const listing = sidebars.filter(({ source }) => listsDoc(source, id));
  return listing.find((sidebar) => sidebar.section === section) ?? listing[0];
}

/**
 * Returns the names of the sidebars that list a doc. Null if there are none, so that a filter can find docs that no
 * sidebar lists.
 */
async function sidebarNames(
  { id }: ListedDoc,
  _: unknown,
  context: QueryContext,
): Promise<string[] | null> {
  const sidebars = await nodesOfType<SidebarNode>(context, 'Sidebar');
  const names = sidebars.filter(({ source }) => listsDoc(source, id)).map(({ name }) => name);
  return names.length > 0 ? names.sort() : null;
}

/**
 * Adds fields that need docs or the product's name. They are resolved on demand, because docs may be created after the
 * nodes of the YAML files.
 */
export function resolveNavigation(
  { createResolvers }: CreateResolversArgs,
  { product }: NavigationOptions,
): void {
  /** Resolves a text field that may contain `{product}`. */
  const words = (field: string) => ({
    resolve: (node: Record<string, string>) => withProductName(node[field] ?? '', product),
  });
  /** Resolves an address field that may contain `{product}`. */
  const address = (field: string) => ({
    resolve: (node: Record<string, string>) => withProductSlug(node[field] ?? '', product),
  });
  const entries = (sidebar: SidebarNode, _: unknown, context: QueryContext) =>
    sidebarEntries(sidebar, product, context);

  (createResolvers as (resolvers: object) => void)({
    Doc: { sidebar: { resolve: sidebarOf }, inSidebar: { resolve: sidebarNames } },
    Sidebar: {
      items: { resolve: entries },
      entries: {
        resolve: async (...args: Parameters<typeof entries>) => flattened(await entries(...args)),
      },
      tree: {
        resolve: async (...args: Parameters<typeof entries>) => compactTree(await entries(...args)),
      },
    },
    DocsVersion: versionFields,
    Redirect: { fromPath: address('fromPath'), toPath: address('toPath') },
    SameTask: {
      v1: {
        resolve: ({ v1Id }: SameTaskNode, _: unknown, context: QueryContext) =>
          docOf(v1Id, context),
      },
      v3: {
        resolve: ({ v3Id }: SameTaskNode, _: unknown, context: QueryContext) =>
          docOf(v3Id, context),
      },
    },
    HomePage: { headline: words('headline'), lead: words('lead') },
    HomeExample: { title: words('title') },
    HomeWay: { title: words('title'), text: words('text'), to: address('to') },
    HomeColumn: { title: words('title') },
    HomeTask: { label: words('label'), to: address('to') },
  });
}

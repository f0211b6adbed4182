import type { Node } from 'gatsby';
import type { QueryContext } from '../../src/gatsby/plugin-api';
import {
  resolveSidebar,
  type SidebarDoc,
  type SidebarEntry,
  type SidebarSource,
} from '../../src/site/navigation/sidebar';
import { withProductName, withProductSlug } from '../../src/site/settings/product-text';
import type { DocsVersionNode, SidebarNode } from './check-navigation';
import type { NavigationOptions } from './options';

/** Returns all nodes of a type. A page that queries them is updated when one of these nodes changes. */
export const nodesOfType = async <T>({ nodeModel }: QueryContext, type: string): Promise<T[]> => [
  ...(await nodeModel.findAll<T>({ type })).entries,
];

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

/** Returns the docs of a version, sorted by id because nodes come in the order in which files were saved. */
const docsOf = async ({ path }: DocsVersionNode, context: QueryContext): Promise<ListedDoc[]> =>
  (await nodesOfType<ListedDoc>(context, 'Doc'))
    .filter(({ id }) => id.startsWith(`${path.slice(1)}/`))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/** Returns whether a doc has a page. Drafts have one only while developing. */
const isServed = ({ draft }: ListedDoc): boolean => !draft || process.env.NODE_ENV !== 'production';

/** Returns the main doc of a version, or the version's first doc if the main doc has no page. */
async function mainDoc(
  version: DocsVersionNode,
  _: unknown,
  context: QueryContext,
): Promise<ListedDoc | undefined> {
  const docs = (await docsOf(version, context)).filter(isServed);
  return docs.find(({ id }) => id === version.mainDocId) ?? docs[0];
}

/** Resolvers of the fields of DocsVersion that refer to docs and sidebars. */
export const versionFields = {
  mainDoc: { resolve: mainDoc },
  mainDocId: {
    resolve: async (...args: Parameters<typeof mainDoc>) =>
      (await mainDoc(...args))?.id ?? args[0].mainDocId,
  },
  isServed: {
    resolve: async (version: DocsVersionNode, _: unknown, context: QueryContext) =>
      (await docsOf(version, context)).some(isServed),
  },
  docs: {
    resolve: async (version: DocsVersionNode, _: unknown, context: QueryContext) =>
      (await docsOf(version, context)).filter(({ draft }) => !draft),
  },
  draftIds: {
    resolve: async (version: DocsVersionNode, _: unknown, context: QueryContext) =>
      (await docsOf(version, context)).filter(({ draft }) => draft).map(({ id }) => id),
  },
  sidebars: {
    resolve: async ({ sidebarNames }: DocsVersionNode, _: unknown, context: QueryContext) =>
      (await nodesOfType<SidebarNode>(context, 'Sidebar')).filter(({ name }) =>
        sidebarNames.includes(name),
      ),
  },
};

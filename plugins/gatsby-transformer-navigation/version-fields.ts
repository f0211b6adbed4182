import type { DocsVersionNode, SidebarNode } from './check-navigation';
import { nodesOfType, type QueryContext } from './nodes-of-type';
import type { ListedDoc } from './sidebar-entries';

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

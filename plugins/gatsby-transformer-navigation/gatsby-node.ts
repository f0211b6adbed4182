import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode, Node } from 'gatsby';
import { ContentError, type ContentProblem } from '../../src/site/sources/content-problem';
import {
  listsDoc,
  resolveSidebar,
  type SidebarDoc,
  type SidebarEntry,
  type SidebarSource,
} from '../../src/site/navigation/sidebar';
import { reportProblems } from '../../src/site/sources/report-problems';
import { withProductName, withProductSlug } from '../../src/site/settings/product-text';
import { readSettings } from '../../src/site/settings/read-settings';
import {
  checkNavigation,
  type DocsVersionNode,
  type SameTaskNode,
  type SidebarNode,
} from './check-navigation';
import { navigationNodes, type NavigationNode } from './navigation-nodes';
import { compactTree } from './compact-tree';

type DocNode = Node & SidebarDoc;

const root = process.cwd();
const drafts = process.env.NODE_ENV !== 'production';

/** Declares the navigation types, with a description on every field. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(
    readFileSync(join(root, 'plugins/gatsby-transformer-navigation/schema.graphql'), 'utf8'),
  );
};

/** Makes the nodes of each YAML file under content/navigation. */
export const onCreateNode: GatsbyNode['onCreateNode'] = ({
  node,
  actions,
  createNodeId,
  createContentDigest,
}) => {
  if (node.internal.type !== 'File' || node.sourceInstanceName !== 'navigation') return;
  const relativePath = String(node.relativePath);
  for (const { type, key, fields } of readNavigation(relativePath).nodes) {
    const made = {
      ...fields,
      id: createNodeId(`${type} ${key}`),
      parent: node.id,
      children: [],
      internal: { type, contentDigest: createContentDigest(fields) },
    };
    void actions.createNode(made);
    // So that a row goes when it is taken out of the file: Gatsby follows the links from parent to child.
    actions.createParentChildLink({ parent: node, child: made });
  }
};

/** The nodes of a file, or its mistakes: a file that cannot be read makes no node. */
function readNavigation(relativePath: string): {
  nodes: NavigationNode[];
  problems: readonly ContentProblem[];
} {
  try {
    const text = readFileSync(join(root, 'content/navigation', relativePath), 'utf8');
    return { nodes: navigationNodes(relativePath, text), problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { nodes: [], problems: error.problems };
  }
}

interface NodeModel {
  findAll<T>(args: { type: string; query?: unknown }): Promise<{ entries: Iterable<T> }>;
}

interface Context {
  nodeModel: NodeModel;
}

const all = async <T>(context: Context, type: string): Promise<T[]> => [
  ...(await context.nodeModel.findAll<T>({ type })).entries,
];

async function entriesOf(sidebar: SidebarNode, context: Context): Promise<SidebarEntry[]> {
  const { product } = readSettings(root);
  const docs = (await all<DocNode>(context, 'Doc')).map(({ id, path, sidebarLabel, draft }) => ({
    id,
    draft,
    path: withProductSlug(path, product),
    sidebarLabel: withProductName(sidebarLabel, product),
  }));
  const named = nameProduct(sidebar.source, product);
  return resolveSidebar(named, new Map(docs.map((doc) => [doc.id, doc])), drafts).entries;
}

function nameProduct(
  items: readonly SidebarSource[],
  product: { name: string; slug: string },
): SidebarSource[] {
  return items.map((item) => ({
    ...item,
    ...(item.label === undefined ? {} : { label: withProductName(item.label, product) }),
    ...(item.type === 'category' ? { items: nameProduct(item.items, product) } : {}),
  }));
}

/** Fields that need the docs: resolved when asked for, since docs may come later than the YAML. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: declare }) => {
  const { product } = readSettings(root);
  const name = (words: string) => withProductName(words, product);
  const slug = (path: string) => withProductSlug(path, product);
  const docsOf = async (version: DocsVersionNode, context: Context) =>
    (await all<DocNode>(context, 'Doc')).filter((doc) =>
      doc.id.startsWith(`${version.path.slice(1)}/`),
    );
  const docOf = async (id: string, context: Context) =>
    (await all<DocNode>(context, 'Doc')).find((doc) => doc.id === id);
  (declare as (resolvers: object) => void)({
    Sidebar: {
      items: {
        resolve: (sidebar: SidebarNode, _: unknown, context: Context) =>
          entriesOf(sidebar, context),
      },
      tree: {
        resolve: async (sidebar: SidebarNode, _: unknown, context: Context) =>
          compactTree(await entriesOf(sidebar, context)),
      },
    },
    DocsVersion: {
      mainDoc: {
        resolve: async (version: DocsVersionNode, _: unknown, context: Context) =>
          (await docsOf(version, context)).find(
            (doc) => doc.id === `${version.path.slice(1)}/${version.mainDocId}`,
          ),
      },
      docs: {
        resolve: async (version: DocsVersionNode, _: unknown, context: Context) =>
          (await docsOf(version, context)).filter((doc) => !doc.draft),
      },
      draftIds: {
        resolve: async (version: DocsVersionNode, _: unknown, context: Context) =>
          (await docsOf(version, context))
            .filter((doc) => doc.draft)
            .map((doc) => doc.id.slice(version.path.length)),
      },
      sidebars: {
        resolve: async (version: DocsVersionNode, _: unknown, context: Context) =>
          (await all<SidebarNode>(context, 'Sidebar')).filter(({ name }) =>
            version.sidebarNames.includes(name),
          ),
      },
    },
    Redirect: {
      fromPath: { resolve: ({ fromPath }: { fromPath: string }) => slug(fromPath) },
      toPath: { resolve: ({ toPath }: { toPath: string }) => slug(toPath) },
    },
    SameTask: {
      v1: {
        resolve: ({ v1Id }: SameTaskNode, _: unknown, context: Context) => docOf(v1Id, context),
      },
      v3: {
        resolve: ({ v3Id }: SameTaskNode, _: unknown, context: Context) => docOf(v3Id, context),
      },
    },
    HomePage: { lead: { resolve: ({ lead }: { lead: string }) => name(lead) } },
    HomeWay: {
      title: { resolve: ({ title }: { title: string }) => name(title) },
      text: { resolve: ({ text }: { text: string }) => name(text) },
      to: { resolve: ({ to }: { to: string }) => slug(to) },
    },
    HomeColumn: { title: { resolve: ({ title }: { title: string }) => name(title) } },
    HomeTask: {
      label: { resolve: ({ label }: { label: string }) => name(label) },
      to: { resolve: ({ to }: { to: string }) => slug(to) },
    },
    Doc: {
      sidebar: {
        resolve: async (doc: DocNode & { section: string }, _: unknown, context: Context) => {
          const listing = (await all<SidebarNode>(context, 'Sidebar')).filter(({ source }) =>
            listsDoc(source, doc.id),
          );
          return listing.find(({ section }) => section === doc.section) ?? listing[0];
        },
      },
    },
  });
};

/** Checks what one file alone cannot tell: that every doc named in a sidebar or a version exists. */
export const createPages: GatsbyNode['createPages'] = ({ getNodesByType, reporter }) => {
  const files = getNodesByType('File');
  // A doc that cannot be read is there all the same: its own mistake is named, not that it is missing.
  const unread = files
    .filter(({ sourceInstanceName }) => sourceInstanceName === 'docs')
    .map(({ relativePath }) => String(relativePath).replace(/\.mdx$/, ''))
    .map((id): [string, SidebarDoc] => [id, { id, path: '', sidebarLabel: id, draft: false }]);
  const docs = new Map([
    ...unread,
    ...(getNodesByType('Doc') as DocNode[]).map((doc): [string, SidebarDoc] => [doc.id, doc]),
  ]);
  const sidebars = getNodesByType('Sidebar') as unknown as SidebarNode[];
  const versions = getNodesByType('DocsVersion') as unknown as DocsVersionNode[];
  const sameTasks = getNodesByType('SameTask') as unknown as SameTaskNode[];
  reportProblems(reporter, [
    ...files.flatMap(({ sourceInstanceName, relativePath }) =>
      sourceInstanceName === 'navigation' ? readNavigation(String(relativePath)).problems : [],
    ),
    ...checkNavigation(root, docs, sidebars, versions, sameTasks),
  ]);
};

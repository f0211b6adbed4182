import { expect, test, vi } from 'vitest';
import { createPages, createResolvers, onCreateNode } from './gatsby-node';

type Resolve = (source: object, args: object, context: object) => unknown;
type Resolvers = Record<string, Record<string, { resolve: Resolve }>>;

const done = () => undefined;
const options = { root: process.cwd(), product: { name: 'Product', slug: 'product' } };

/** Returns the resolvers that the plugin declares. */
function declared(): Resolvers {
  let resolvers: Resolvers = {};
  const args = { createResolvers: (given: Resolvers) => (resolvers = given) };
  void createResolvers?.(args as never, options as never, done);
  return resolvers;
}

/** Resolves a field of a node, given all nodes by type. */
const resolve = (
  type: string,
  field: string,
  source: object,
  nodes: Record<string, object[]> = {},
) =>
  declared()[type]?.[field]?.resolve(
    source,
    {},
    {
      nodeModel: {
        findAll: (args: { type: string }) => Promise.resolve({ entries: nodes[args.type] ?? [] }),
      },
    },
  );

const doc = (id: string, more: object = {}) => ({
  id,
  path: `/${id}`,
  sidebarLabel: id,
  draft: false,
  section: 'sdk',
  ...more,
});
const listing = (name: string, section: string, ...ids: string[]) => ({
  name,
  section,
  source: ids.map((id) => ({ type: 'doc', id, at: [] })),
});

test('each row of a navigation file is a node and a child of the file', () => {
  const createNode = vi.fn();
  const createParentChildLink = vi.fn();
  const node = {
    id: 'file',
    internal: { type: 'File' },
    sourceInstanceName: 'navigation',
    relativePath: 'redirects.yml',
  };
  const hook = {
    node,
    actions: { createNode, createParentChildLink },
    createNodeId: (key: string) => key,
    createContentDigest: JSON.stringify,
  };
  void onCreateNode?.(hook as never, options as never, done);
  const made = createNode.mock.calls.map(([one]) => one as { id: string; parent: string });
  expect(made.length).toBeGreaterThan(5);
  expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);
  expect(made.every(({ id, parent }) => id.startsWith('Redirect /') && parent === 'file')).toBe(
    true,
  );
  expect(createParentChildLink.mock.calls).toEqual(made.map((child) => [{ parent: node, child }]));
});

test('files of other sources do not become nodes', () => {
  const createNode = vi.fn();
  const node = {
    internal: { type: 'File' },
    sourceInstanceName: 'docs',
    relativePath: 'redirects.yml',
  };
  void onCreateNode?.({ node, actions: { createNode } } as never, options as never, done);
  expect(createNode).not.toHaveBeenCalled();
});

test('a doc has the sidebar of its own section, or else any that lists it, or none', async () => {
  const Sidebar = [listing('all', 'concepts', 'a', 'b'), listing('own', 'sdk', 'a')];
  const of = (id: string) => resolve('Doc', 'sidebar', doc(id), { Sidebar });
  await expect(of('a')).resolves.toMatchObject({ name: 'own' });
  await expect(of('b')).resolves.toMatchObject({ name: 'all' });
  await expect(of('c')).resolves.toBeUndefined();
});

test('a version has its main doc, its docs and the ids of its drafts', async () => {
  const version = { path: '/sdk/v3', mainDocId: 'sdk/v3/start', sidebarNames: ['v3'] };
  const nodes = {
    Doc: [doc('sdk/v3/start'), doc('sdk/v3/new', { draft: true }), doc('sdk/v30/other')],
    Sidebar: [listing('v3', 'sdk'), listing('v1', 'sdk')],
  };
  const of = (field: string) => resolve('DocsVersion', field, version, nodes);
  await expect(of('mainDoc')).resolves.toMatchObject({ id: 'sdk/v3/start' });
  await expect(of('mainDocId')).resolves.toBe('sdk/v3/start');
  await expect(of('docs')).resolves.toEqual([nodes.Doc[0]]);
  await expect(of('draftIds')).resolves.toEqual(['sdk/v3/new']);
  await expect(of('sidebars')).resolves.toEqual([nodes.Sidebar[0]]);
});

test('the docs of a version are sorted by id, in whatever order they were saved', async () => {
  const Doc = [doc('sdk/v3/start'), doc('sdk/v3/fees')];
  const docs = await resolve('DocsVersion', 'docs', { path: '/sdk/v3' }, { Doc });
  expect((docs as { id: string }[]).map(({ id }) => id)).toEqual(['sdk/v3/fees', 'sdk/v3/start']);
});

test("{product} is replaced by the product's name or slug", () => {
  const slug = resolve('Redirect', 'toPath', { toPath: '/a-{product}' });
  expect(slug).toBe('/a-product');
  const name = resolve('HomePage', 'lead', { lead: 'Of {product}.' });
  expect(name).toBe('Of Product.');
});

test('an invalid doc is not reported as missing', () => {
  const file = (sourceInstanceName: string, relativePath: string) => ({
    sourceInstanceName,
    relativePath,
  });
  const task = {
    v1Id: 'sdk/unread',
    v3Id: 'sdk/none',
    file: 'same-tasks.yml',
    places: { v1: { line: 3, column: 5 }, v3: { line: 3, column: 22 } },
  };
  const panic = vi.fn();
  const nodes: Record<string, object[]> = {
    File: [file('docs', 'sdk/unread.mdx')],
    Doc: [],
    SameTask: [task],
  };
  void createPages?.(
    {
      getNodesByType: (type: string) => nodes[type] ?? [],
      reporter: { panic, setErrorMap: vi.fn() },
    } as never,
    { ...options, sections: [] } as never,
    done,
  );
  const [[{ context }]] = panic.mock.calls as [[{ context: { sourceMessage: string } }]];
  const said = context.sourceMessage;
  expect(said).toContain('same-tasks.yml:3:22 there is no doc "sdk/none"');
  expect(said).not.toContain('there is no doc "sdk/unread"');
});

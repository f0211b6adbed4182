import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Site } from '../../src/commands/ask/develop-server';
import { lastRun } from '../../src/commands/ask/last-run';
import type { SidebarTree } from '../../src/site/navigation/sidebar-tree';
import { savedQueries } from '../../src/site/queries/saved-queries';
import { startingQueries } from '../starting-queries';

const root = process.cwd();
const queries = savedQueries(root);
let site: Site;
beforeAll(async () => {
  site = await lastRun(root);
});

/** Runs a query and returns the nodes in its only top-level field. */
async function nodesOf<Node>(query: string): Promise<Node[]> {
  const { data, errors } = await site.ask(query, {});
  expect(errors).toBeUndefined();
  const [found] = Object.values(data as Record<string, { nodes: Node[] }>);
  return found?.nodes ?? [];
}

test('there are queries for the questions that writers have most', () => {
  expect(queries.length).toBeGreaterThanOrEqual(20);
  expect(new Set(queries.map(({ question }) => question)).size).toBe(queries.length);
  expect(queries.filter(({ question }) => !/^[A-Z].*\?$/.test(question))).toEqual([]);
});

test.each(queries)('$question', async ({ text }) => {
  const { data, errors } = await site.ask(text, {});
  expect(errors).toBeUndefined();
  expect(Object.values(data ?? {}).filter((found) => found === null)).toEqual([]);
});

test('the response shows how fresh it is', () => {
  expect(site.freshness).toMatch(/^As of the last run, \d{4}-\d\d-\d\d \d\d:\d\d UTC\. \S/);
});

describe('filters and sorting', () => {
  test('pages are sorted by their words', async () => {
    const docs = await nodesOf<{ words: number }>(
      '{ allDoc(sort: { words: DESC }) { nodes { words } } }',
    );
    const words = docs.map((doc) => doc.words);
    expect(words).toEqual([...words].sort((a, b) => b - a));
    expect(words[0]).toBeGreaterThan(1000);
  });

  test('the pages in a sidebar and those in none are all pages', async () => {
    const ids = (filter: string) =>
      nodesOf<{ id: string }>(`{ allDoc(filter: { ${filter} }) { nodes { id } } }`);
    const all = await ids('id: { ne: null }');
    const listed = await ids('inSidebar: { ne: null }');
    const unlisted = await ids('inSidebar: { eq: null }');
    expect(listed.length).toBeGreaterThan(100);
    expect(listed.length + unlisted.length).toBe(all.length);
    expect((await ids('inSidebar: { in: ["concepts"] }')).length).toBeLessThan(listed.length);
  });

  test('the pages that link to a page contain the link, and are counted', async () => {
    const path = '/concepts/protocol/fees';
    const [doc] = await nodesOf<{
      linkedFromCount: number;
      linkedFrom: { links: { path: string | null }[] }[];
    }>(
      `{ allDoc(filter: { path: { eq: "${path}" } }) { nodes { linkedFromCount linkedFrom { links { path } } } } }`,
    );
    expect(doc?.linkedFrom.length).toBeGreaterThan(2);
    expect(doc?.linkedFromCount).toBe(doc?.linkedFrom.length);
    for (const { links } of doc?.linkedFrom ?? [])
      expect(links.map((link) => link.path)).toContain(path);
  });

  test('each link has a kind, and none of this site is broken or led on', async () => {
    const links = (kind: string) =>
      nodesOf<{ links: { href: string }[] }>(
        `{ allDoc { nodes { links(kind: ${kind}) { href } } } }`,
      );
    const count = async (kind: string) => (await links(kind)).flatMap((doc) => doc.links).length;
    expect(await count('INTERNAL')).toBeGreaterThan(1000);
    expect(await count('EXTERNAL')).toBeGreaterThan(10);
    expect([await count('BROKEN'), await count('REDIRECT')]).toEqual([0, 0]);
  });

  test('dates can be compared', async () => {
    const days = await nodesOf<{ deployed: string }>(
      '{ allDeployment(filter: { deployed: { gte: "2023-01-01" } }, sort: { deployed: ASC }) { nodes { deployed } } }',
    );
    expect(days.length).toBeGreaterThan(5);
    expect(days.filter(({ deployed }) => deployed < '2023-01-01')).toEqual([]);
  });

  test.each([
    ['Sample', 'samples', 'name', 'v3/single-swap.sol'],
    ['Figure', 'figures', 'name', 'tick-walk.svg'],
    ['GlossaryTerm', 'terms', 'term', 'Tick'],
  ])('a %s is used by the pages whose %s hold it', async (type, field, key, value) => {
    const [used] = await nodesOf<{ usedByCount: number; usedBy: { id: string }[] }>(
      `{ all${type}(filter: { ${key}: { eq: "${value}" } }) { nodes { usedByCount usedBy { id } } } }`,
    );
    const holding = await nodesOf<{ id: string }>(
      `{ allDoc(filter: { ${field}: { elemMatch: { ${key}: { eq: "${value}" } } } }, sort: { id: ASC }) { nodes { id } } }`,
    );
    expect(holding.length).toBeGreaterThan(0);
    expect(used?.usedBy).toEqual(expect.arrayContaining(holding));
    expect(used?.usedByCount).toBe(used?.usedBy.length);
  });

  test('an error has the page that shows it, and an address the pages that show it', async () => {
    const [error] = await nodesOf(
      '{ allErrorCode(filter: { code: { eq: "STF" } }) { nodes { page { path } file } } }',
    );
    const [factory] = await nodesOf<{ usedBy: object[] }>(
      '{ allDeployment(filter: { contract: { eq: "UniswapV3Factory" }, chainId: { eq: 1 } }) { nodes { usedBy { path } } } }',
    );
    expect(error).toEqual({
      page: { path: '/contracts/v3/reference/error-codes' },
      file: 'content/errors.yml',
    });
    expect(factory?.usedBy).toContainEqual({ path: '/contracts/v3/reference/deployments' });
  });
});

describe('a starting query returns', () => {
  /** Returns the starting query in docs/query-content.md whose question contains these words. */
  const queryOf = (words: string) =>
    startingQueries.find(({ question }) => question.includes(words))?.query ?? '';

  test('the functions that accept a type, without those that only return it', async () => {
    const functions = await nodesOf<{ signature: string }>(queryOf('functions take a type'));
    const parameters = functions.map(
      ({ signature }) => signature.replaceAll(/\s+/g, ' ').split(' returns (')[0],
    );
    expect(parameters.length).toBeGreaterThan(0);
    expect(parameters.filter((text) => !/\bPoolKey\b/.test(text ?? ''))).toEqual([]);
  });

  test('the first entry of each version, with the id of one of its docs', async () => {
    const versions = await nodesOf<{ section: string; mainDocId: string }>(queryOf('main docs'));
    const docs = await nodesOf<{ section: string; docs: { id: string }[] }>(
      '{ allDocsVersion { nodes { section docs { id } } } }',
    );
    expect(versions.length).toBeGreaterThan(0);
    for (const [index, { section, mainDocId }] of versions.entries()) {
      expect(docs[index]?.section).toBe(section);
      expect(docs[index]?.docs.map(({ id }) => id)).toContain(mainDocId);
    }
  });

  test('the tree of a section with every entry, at any depth', async () => {
    const flat = (tree: SidebarTree, depth: number): object[] =>
      tree.flatMap(([label, path, below = []]) => [
        { depth, label, path },
        ...flat(below, depth + 1),
      ]);
    const sidebars = await nodesOf<{ name: string; tree: SidebarTree }>(
      '{ allSidebar { nodes { name tree } } }',
    );
    const depths = [];
    for (const { name, tree } of sidebars) {
      const query = queryOf('The tree of a section').replace('"concepts"', JSON.stringify(name));
      const { data } = await site.ask(query, {});
      const entries = flat(tree, 1);
      expect(data).toEqual({ sidebar: { entries } });
      depths.push(...entries.map((entry) => (entry as { depth: number }).depth));
    }
    expect(Math.max(...depths)).toBeGreaterThan(2);
  });
});

describe('npm run ask', () => {
  const page = readFileSync('docs/query-content.md', 'utf8');
  const run = (args: readonly string[]) =>
    execFileSync(process.execPath, ['--import', 'tsx', 'src/commands/ask/ask.ts', ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  test('prints the output that the docs show', () => {
    const [, call = '', shown = ''] =
      /\$ npm run --silent ask -- (.*)\n([\s\S]*?)```/.exec(page) ?? [];
    expect(call).not.toBe('');
    expect(run(call.split(' '))).toBe(shown);
  });

  test('explains how to call it', () => {
    expect(run(['--help'])).toMatch(/^npm run ask <query> -- \[options\]\n[^]*--port <number>/);
  });

  test('lists every query with its question', () => {
    const listed = run([]);
    for (const { name, question } of queries) {
      expect(listed).toMatch(new RegExp(`^${name} .*`, 'm'));
      expect(listed).toContain(question);
    }
  });

  test('suggests the nearest query to an unknown one', () => {
    expect(() => run(['orphan'])).toThrow(
      'there is no query "orphan"; the closest match is "orphans"',
    );
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { developServer } from '../../../src/ask/develop-server';
import { savedQueries } from '../../../src/site/queries/saved-queries';
import type { WrittenSite } from '../written-site';

const readme = readFileSync('README.md', 'utf8');
const queries = [...readme.matchAll(/```graphql\n# (.*)\n([\s\S]*?)```/g)].map(
  ([, question = '', query = '']) => [question, query] as const,
);

/** What the develop server answers: old addresses, queries, GraphiQL. */
export function describeAnswers(site: WrittenSite): void {
  describe('while developing', () => {
    test.each([
      ['/old', '/guides/nimbus-protocol'],
      ['/old/', '/guides/nimbus-protocol'],
      ['/old?a=1', '/guides/nimbus-protocol?a=1'],
    ])('the old address %s leads on', async (from, to) => {
      const { status, headers } = await fetch(site.url + from, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([302, to]);
      expect((await fetch(site.url + from)).status).toBe(200);
    });

    test('an address that is neither page nor redirect is not found', async () => {
      const { status } = await fetch(`${site.url}/older`, { headers: { Accept: 'text/html' } });
      expect(status).toBe(404);
    });
  });

  describe('the README asks the content', () => {
    test('as many questions as it says', () => {
      expect(readme).toContain('Seven queries to start from');
      expect(queries).toHaveLength(7);
    });

    test.each(queries)('%s', async (_, query) => {
      expect(Object.keys(await site.ask<object>(query))).not.toEqual([]);
    });

    test('the first, which pages no sidebar lists, is answered', async () => {
      // The twin stands in no sidebar of the fixture; the other three do, one of them inside a category.
      expect(await site.ask(queries[0]?.[1] ?? '')).toMatchObject({
        unlisted: { nodes: [{ id: 'guides/twin', path: '/guides/start' }] },
        oldest: { nodes: { length: 4 } },
      });
    });

    test('a page names the sidebar that lists it, or none', async () => {
      const query = '{ allDoc(sort: { id: ASC }) { nodes { id sidebar { name } } } }';
      expect(await site.ask(query)).toEqual({
        allDoc: {
          nodes: [
            { id: 'guides/protocol', sidebar: { name: 'guides' } },
            { id: 'guides/soon', sidebar: { name: 'guides' } },
            { id: 'guides/start', sidebar: { name: 'guides' } },
            { id: 'guides/twin', sidebar: null },
          ],
        },
      });
    });
  });

  describe('saved queries', () => {
    const saved = savedQueries(process.cwd());
    const decode = (html: string) => html.replaceAll('&#x26;', '&').replaceAll('&#x27;', "'");

    test('are listed, and each opens in GraphiQL as it is written', async () => {
      const page = await (await fetch(`${site.url}/___queries`)).text();
      const links = [...page.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map(
        ([, href = '', question = '']) => {
          const { pathname, searchParams } = new URL(decode(href), site.url);
          return [decode(question), pathname, searchParams.get('query')];
        },
      );
      expect(links).toEqual(saved.map(({ question, text }) => [question, '/___graphql', text]));
      const graphiql = await (await fetch(`${site.url}/___graphql`)).text();
      expect(graphiql).toContain('GraphiQL</title>');
    });

    test.each(saved)('$name is answered while developing', async ({ text }) => {
      expect(Object.keys(await site.ask<object>(text))).not.toEqual([]);
    });

    test('the command asks the server of its own site, and no other', async () => {
      const server = await developServer(site.folder, site.url);
      const { text = '' } = saved.find(({ name }) => name === 'orphans') ?? {};
      expect(await server?.ask(text, {})).toMatchObject({
        data: { allDoc: { nodes: [{ file: 'content/docs/guides/twin.mdx' }] } },
      });
      expect(await developServer('/elsewhere', site.url)).toBeUndefined();
    });
  });

  describe('GraphiQL', () => {
    /** What Gatsby and its own plugins make: no writer asks for it. */
    const OTHERS =
      /^(?:all)?(?:file|directory|mdx|site|sitePage|siteFunction|sitePlugin|siteBuildMetadata)$/i;

    test('describes every field that a query of ours starts with, and its type', async () => {
      const { __schema } = await site.ask<{
        __schema: { queryType: { fields: { name: string; description: string | null }[] } };
      }>('{ __schema { queryType { fields { name description type { description kind } } } } }');
      const ours = __schema.queryType.fields.filter(({ name }) => !OTHERS.test(name));
      expect(ours.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['doc', 'allDoc', 'allGlossaryTerm', 'allErrorCode', 'allSample']),
      );
      expect(ours.filter(({ description }) => !description)).toEqual([]);
    });
  });
}

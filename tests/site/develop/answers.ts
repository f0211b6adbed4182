import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freePort } from '../../free-port';
import { developServer } from '../../../src/commands/ask/develop-server';
import { savedQueries } from '../../../src/site/queries/saved-queries';
import { startingQueries } from '../../starting-queries';
import type { WrittenSite } from '../written-site';

/** Runs `npm run ask` in a folder. */
const askFrom = (folder: string, ...words: string[]) =>
  new Promise<{ stdout: string; stderr: string }>((resolve) =>
    execFile(
      process.execPath,
      ['--import', 'tsx', join(folder, 'src/commands/ask/ask.ts'), ...words],
      { cwd: folder },
      (_, stdout, stderr) => resolve({ stdout, stderr }),
    ),
  );

/** Tests the develop server's responses: redirects, queries and GraphiQL. */
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

    test('an address that is neither a page nor a redirect is not found', async () => {
      const { status } = await fetch(`${site.url}/older`, { headers: { Accept: 'text/html' } });
      expect(status).toBe(404);
    });
  });

  describe('the starting queries', () => {
    test('are as many as their page says', () => {
      expect(readFileSync('docs/query-content.md', 'utf8')).toContain(
        'Seven queries to start from',
      );
      expect(startingQueries).toHaveLength(7);
    });

    test.each(startingQueries)('$question', async ({ query }) => {
      expect(Object.keys(await site.ask<object>(query))).not.toEqual([]);
    });

    test('the first, which lists pages in no sidebar, has a result', async () => {
      // In the fixture, `guides/twin` is in no sidebar. The three other docs are, one of them inside a category.
      expect(await site.ask(startingQueries[0]?.query ?? '')).toMatchObject({
        unlisted: { nodes: [{ id: 'guides/twin', path: '/guides/start' }] },
        oldest: { nodes: { length: 4 } },
      });
    });

    test('a page has the name of the sidebar that lists it, or none', async () => {
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

    test('are listed, and each opens unchanged in GraphiQL', async () => {
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

    test.each(saved)('$name has a result while developing', async ({ text }) => {
      expect(Object.keys(await site.ask<object>(text))).not.toEqual([]);
    });

    test('the command queries the server of its own site, and no other', async () => {
      const server = await developServer(site.folder, site.url);
      const { text = '' } = saved.find(({ name }) => name === 'orphans') ?? {};
      expect(await server?.ask(text, {})).toMatchObject({
        data: { allDoc: { nodes: [{ file: 'content/docs/guides/twin.mdx' }] } },
      });
      expect(await developServer('/elsewhere', site.url)).toBeUndefined();
    });

    test('the command finds the server of its own site, whatever its port', async () => {
      const { stdout, stderr } = await askFrom(site.folder, 'orphans');
      expect(stdout).toContain('content/docs/guides/twin.mdx');
      expect(stderr).toContain(`Current data, from the development server at ${site.url}.`);
    });

    test('the command queries a port that is passed, and reports if there is no such server', async () => {
      const port = new URL(site.url).port;
      const { stderr } = await askFrom(site.folder, 'orphans', '--port', port);
      expect(stderr).toContain(`:${port}.`);
      const free = String(await freePort());
      expect(await askFrom(site.folder, 'orphans', '--port', free)).toEqual({
        stdout: '',
        stderr: `ask: no "npm run develop" of this folder runs on port ${free}: start one with "npm run develop -- --port ${free}", or leave out --port\n`,
      });
    });
  });

  describe('the types of the queries', () => {
    test('are the committed ones whatever the content has: this one has a draft', () => {
      const types = 'src/gatsby-types.d.ts';
      expect(readFileSync(join(site.folder, types), 'utf8')).toBe(readFileSync(types, 'utf8'));
    });
  });

  describe('GraphiQL', () => {
    /** Matches the types of Gatsby and Gatsby's own plugins, which writers don't query. */
    const OTHERS =
      /^(?:all)?(?:file|directory|mdx|site|sitePage|siteFunction|sitePlugin|siteBuildMetadata)$/i;

    test("describes every field that one of the site's queries starts with, and its type", async () => {
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

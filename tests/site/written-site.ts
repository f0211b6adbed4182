import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { FINDINGS_STREAM } from '../../plugins/gatsby-plugin-develop-findings/names';
import type { Finding } from '../../src/site/sources/report-problems';
import { writeFiles } from '../temporary-folder';
import { developSite } from './develop-site';
import { clearSite, copyGoodSite, filesIn, smallSite } from './site-copy';
import { CLOSE, type StartedServer } from './start-server';

/** The small site in development, with functions to edit its content. */
export interface WrittenSite extends StartedServer {
  folder: string;
  /** Returns the path of a content file. */
  content: (path: string) => string;
  read: (path: string) => string;
  /** Writes a content file, and creates its folders. */
  write: (path: string, text: string) => void;
  /** Replaces text in a content file. @throws Error if the file does not contain it */
  change: (path: string, from: string, to: string) => void;
  /** Returns the JSON of a page's data; an empty string if the page doesn't exist. */
  dataOf: (path: string) => Promise<string>;
  /** Waits until a page contains a text. */
  shows: (path: string, text: string) => Promise<void>;
  isGone: (path: string) => Promise<void>;
  /** Queries the develop server with GraphQL. @throws Error with the errors in the response */
  ask: <Data>(query: string) => Promise<Data>;
  /** Restores the original content, and waits until the site's pages match it. */
  restore: () => Promise<void>;
  /** Stops the server and removes the site. */
  end: () => Promise<void>;
}

/** Options of {@link writtenSite}. */
interface Start {
  /** Files to add to the good content, by path from the content folder. */
  more?: Record<string, string>;
  /** Modifies the site's folder before it starts. */
  prepare?: (folder: string) => void;
  /** Variables to add to the environment of this process. */
  env?: Record<string, string>;
}

/** Starts `gatsby develop` for the small site with good content. */
export async function writtenSite({ more = {}, prepare, env }: Start = {}): Promise<WrittenSite> {
  copyGoodSite();
  const contentFolder = join(smallSite, 'content');
  writeFiles(contentFolder, more);
  prepare?.(smallSite);
  const atStart = new Map(
    filesIn(contentFolder).map((path) => [path, readFileSync(join(contentFolder, path), 'utf8')]),
  );
  const site = await developSite(smallSite, env);
  const content = (path: string) => join(contentFolder, path);
  const read = (path: string) => readFileSync(content(path), 'utf8');
  const write = (path: string, text: string) => writeFiles(contentFolder, { [path]: text });
  const dataOf = async (path: string) => {
    const response = await fetch(`${site.url}/page-data${path}/page-data.json`, { headers: CLOSE });
    return response.ok ? response.text() : '';
  };
  const ask = async <Data>(query: string): Promise<Data> => {
    const response = await fetch(`${site.url}/___graphql`, {
      method: 'POST',
      headers: { ...CLOSE, 'Content-Type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  return {
    ...site,
    ...{ folder: smallSite, content, read, write, dataOf, ask },
    change: (path, from, to) => {
      const text = read(path);
      if (!text.includes(from)) throw new Error(`${path} does not say ${from}`);
      write(path, text.replaceAll(from, to));
    },
    shows: (path, text) =>
      site.until(async () => (await dataOf(path)).includes(text), `"${text}" on ${path}`),
    isGone: (path) => site.until(async () => (await dataOf(path)) === '', `the end of ${path}`),
    restore: async () => {
      for (const path of filesIn(contentFolder)) if (!atStart.has(path)) rmSync(content(path));
      for (const [path, text] of atStart)
        if (!existsSync(content(path)) || read(path) !== text) write(path, text);
      const docs = [...atStart.keys()].filter((path) => path.endsWith('.mdx')).toSorted();
      let answer: unknown;
      await site.until(
        async () => {
          // A query can fail while the schema is rebuilt, so an error counts as another response and the condition is
          // checked again.
          answer = await ask<{ allDoc: { nodes: { file: string }[] } }>(
            '{ allDoc { nodes { file } } }',
          ).then(
            ({ allDoc }) => allDoc.nodes.map(({ file }) => file.replace('content/', '')).toSorted(),
            String,
          );
          return isDeepStrictEqual(answer, docs);
        },
        () => `the content of the start (the last answer was ${JSON.stringify(answer)})`,
      );
    },
    end: async () => {
      await site.stop();
      clearSite(smallSite);
    },
  };
}

/** Returns the findings that the develop server currently sends to its pages. */
export async function findingsOf({ url }: WrittenSite): Promise<Finding[]> {
  const { body } = await fetch(url + FINDINGS_STREAM);
  if (!body) throw new Error('The stream of findings has no body');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('\n\n')) text += (await reader.read()).value ?? '';
  // The server never ends this stream, so the reader has to cancel it.
  await reader.cancel();
  return JSON.parse(text.slice('data: '.length, text.indexOf('\n\n'))) as Finding[];
}

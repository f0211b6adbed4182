import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { FINDINGS_STREAM } from '../../plugins/gatsby-plugin-develop-findings/names';
import type { Finding } from '../../src/site/sources/findings';
import { writeFiles } from '../temporary-folder';
import { developSite, type DevelopedSite } from './develop-site';
import { clearSite, copyGoodSite, filesIn, smallSite } from './site-copy';

/** A small site that is developed while a test writes it. */
export interface WrittenSite extends DevelopedSite {
  folder: string;
  /** A file of its content. */
  content: (path: string) => string;
  read: (path: string) => string;
  /** Writes a file of its content, and the folders around it. */
  write: (path: string, text: string) => void;
  /** Writes other words into a file that has these. @throws Error where it has not */
  change: (path: string, from: string, to: string) => void;
  /** What a page holds, as its data says; empty while there is none. */
  dataOf: (path: string) => Promise<string>;
  /** Waits until a page holds a text. */
  shows: (path: string, text: string) => Promise<void>;
  isGone: (path: string) => Promise<void>;
  /** Asks the develop server by GraphQL. @throws Error with its errors */
  ask: <Data>(query: string) => Promise<Data>;
  /** Gives the content back as it was at the start, and waits until pages are made of that and nothing else. */
  restore: () => Promise<void>;
  /** Stops it and removes it. */
  end: () => Promise<void>;
}

/** A busy server ends a connection that is kept open just as the next request goes out by it. */
const ALONE = { Connection: 'close' };

/** How a written site starts. */
interface Start {
  /** Files besides the good content, by path in the content folder. */
  more?: Record<string, string>;
  /** Changes the site's folder. */
  prepare?: (folder: string) => void;
  /** Set besides the environment of this process. */
  env?: Record<string, string>;
}

/** Starts to develop the small site with good content. */
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
    const response = await fetch(`${site.url}/page-data${path}/page-data.json`, { headers: ALONE });
    return response.ok ? response.text() : '';
  };
  const ask = async <Data>(query: string): Promise<Data> => {
    const response = await fetch(`${site.url}/___graphql`, {
      method: 'POST',
      headers: { ...ALONE, 'Content-Type': 'application/json' },
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
          // While the schema is rebuilt the answer may be an error, so it is asked for again.
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

/** What the develop server tells pages now. */
export async function findingsOf({ url }: WrittenSite): Promise<Finding[]> {
  const { body } = await fetch(url + FINDINGS_STREAM);
  if (!body) throw new Error('The stream of findings has no body');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('\n\n')) text += (await reader.read()).value ?? '';
  // It would go on for as long as it is listened to.
  await reader.cancel();
  return JSON.parse(text.slice('data: '.length, text.indexOf('\n\n'))) as Finding[];
}

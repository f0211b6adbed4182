import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { developSite, type DevelopedSite } from './develop-site';
import { clearSite, copySite, smallSite } from './site-copy';

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
  /** Stops it and removes it. */
  end: () => Promise<void>;
}

/** A busy server ends a connection that is kept open just as the next request goes out by it. */
const ALONE = { Connection: 'close' };

/** What stands in the content of the small site with good content, and nothing else. */
function writeGoodContent(folder: string, more: Record<string, string> = {}): void {
  cpSync(join(process.cwd(), 'tests/site/fixtures/good'), join(folder, 'content'), {
    recursive: true,
  });
  for (const [path, text] of Object.entries(more)) writeInto(join(folder, 'content', path), text);
}

function writeInto(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/**
 * Starts to develop the small site with good content.
 *
 * @param more files of its content, by path
 * @param env as {@link developSite} has it
 */
export async function writtenSite(
  more: Record<string, string> = {},
  env: Record<string, string> = {},
): Promise<WrittenSite> {
  copySite(smallSite);
  writeGoodContent(smallSite, more);
  const site = await developSite(smallSite, env);
  const content = (path: string) => join(smallSite, 'content', path);
  const read = (path: string) => readFileSync(content(path), 'utf8');
  const write = (path: string, text: string) => writeInto(content(path), text);
  const dataOf = async (path: string) => {
    const response = await fetch(`${site.url}/page-data${path}/page-data.json`, { headers: ALONE });
    return response.ok ? response.text() : '';
  };
  return {
    ...site,
    ...{ folder: smallSite, content, read, write, dataOf },
    change: (path, from, to) => {
      const text = read(path);
      if (!text.includes(from)) throw new Error(`${path} does not say ${from}`);
      write(path, text.replaceAll(from, to));
    },
    shows: (path, text) =>
      site.until(async () => (await dataOf(path)).includes(text), `"${text}" on ${path}`),
    isGone: (path) => site.until(async () => (await dataOf(path)) === '', `the end of ${path}`),
    ask: async <Data>(query: string) => {
      const response = await fetch(`${site.url}/___graphql`, {
        method: 'POST',
        headers: { ...ALONE, 'Content-Type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    },
    end: async () => {
      await site.stop();
      clearSite(smallSite);
    },
  };
}

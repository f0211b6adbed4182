import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { markdownOf } from '../../../src/site/pages/machine-files';
import { digestOf } from '../../../src/site/sources/digest';
import { writeChanged } from '../../../src/site/sources/write-changed';
import type { IndexedPage } from '../read-pages';
import { readFormulas, texIn } from './formulas';
import { pageMarkdown, textPart } from './page-markdown';

/** Cache of pages as Markdown. A file's name is the digest of what the page was made from. */
const CACHE = '.cache/markdown';

interface MarkdownOptions {
  root: string;
  /** Replaces `{product}`. */
  fill: (text: string) => string;
  /** Digest of the code that writes Markdown. */
  code: string;
}

/** Yields to the event loop, so that cards are drawn meanwhile. */
const breathe = (): Promise<void> => new Promise((go) => setImmediate(go));

/**
 * Writes every page into the built site as Markdown, and converts those that are not cached.
 *
 * @returns the texts by file, relative to the site's folder; how many were converted; and the pages with an unknown
 * formula
 */
export async function writeMarkdown(
  pages: readonly IndexedPage[],
  { root, fill, code }: MarkdownOptions,
): Promise<{ texts: Map<string, string>; written: number; unknown: string[] }> {
  const cache = join(root, CACHE);
  mkdirSync(cache, { recursive: true });
  const texts = new Map<string, string>();
  const unknown = new Set<string>();
  let written = 0;
  let formulas: Map<string, string> | undefined;
  for (const page of pages) {
    const { path, address, title, lastUpdated, html } = page;
    const made = JSON.stringify([textPart(html), address, title, lastUpdated, code]);
    const kept = join(cache, `${digestOf(made)}.md`);
    let text: string;
    if (existsSync(kept)) {
      text = readFileSync(kept, 'utf8');
    } else {
      await breathe();
      const texOf = (math: Element) =>
        texIn((formulas ??= readFormulas(root, fill)), () => unknown.add(path))(math);
      text = pageMarkdown(page, texOf);
      // Rename when complete. Do not cache a page with an unknown formula, so that the next build warns again.
      if (!unknown.has(path)) {
        writeFileSync(`${kept}.part`, text);
        renameSync(`${kept}.part`, kept);
      }
      written += 1;
    }
    const file = markdownOf(path).slice(1);
    writeChanged(join(root, 'public', file), text);
    texts.set(file, text);
  }
  return { texts, written, unknown: [...unknown] };
}

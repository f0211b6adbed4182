import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Handle, type State, toMdast } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mathToMarkdown } from 'mdast-util-math';
import { toMarkdown } from 'mdast-util-to-markdown';
import { markdownOf } from '../../../src/site/pages/machine-files';
import { digestOf } from '../../../src/site/sources/digest';
import { type Product, withProductName } from '../../../src/site/settings/product-text';
import { readText, writeAtomically } from '../../../src/site/sources/files';
import { writeChanged } from '../../../src/site/sources/output-files';
import { areThreadsFaster, openThreads } from '../../../src/site/sources/threads';
import type { IndexedPage } from '../read-pages';
import { replaceAll } from './element';
import { readFormulas, texIn } from './formulas';
import { makePlain } from './plain-tree';

const handlers: Record<string, Handle> = {
  'x-math': (_: State, node: Element) => ({ type: 'inlineMath', value: toString(node) }) as never,
  'x-math-block': (_: State, node: Element) => ({ type: 'math', value: toString(node) }) as never,
};

/** Returns the HTML of a page's main text: the `article` of a doc, the `main` of any other page. */
function textPart(html: string): string {
  const tag = /<article\b/.test(html) ? 'article' : 'main';
  return html.slice(html.indexOf(`<${tag}`), html.lastIndexOf(`</${tag}>`));
}

/** Makes the links of a page absolute. */
function makeAbsolute(tree: Parameters<typeof replaceAll>[0], address: string): void {
  replaceAll(tree, (element) => {
    const { href } = element.properties;
    if (element.tagName === 'a' && typeof href === 'string') {
      element.properties.href = new URL(href, address).href;
    }
    return undefined;
  });
}

/**
 * Converts a page to Markdown that makes sense outside the site: headings, prose, tables and code in full, figures and
 * tools as text, links absolute.
 *
 * @param texOf returns the TeX of a formula, given its MathML element
 */
export function pageMarkdown(
  { html, address, title, lastUpdated }: MarkdownRequest,
  texOf: (math: Element) => string,
): string {
  const tree = fromHtml(textPart(html), { fragment: true });
  makePlain(tree, address, texOf);
  makeAbsolute(tree, address);
  const mdast = toMdast(tree, { handlers, nodeHandlers: { comment: () => undefined } });
  const text = toMarkdown(mdast, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    extensions: [gfmToMarkdown({ tablePipeAlign: false }), mathToMarkdown()],
  });
  return withPlace(firstHeading(text.trim(), title), address, lastUpdated);
}

/** Moves the title to the start, before anything that is shown above it on the page. */
function firstHeading(text: string, title: string): string {
  const lines = text.split('\n');
  const own = lines.findIndex((line) => line.startsWith('# '));
  if (own < 0) return `# ${title}\n\n${text}`;
  const above = lines.slice(0, own).join('\n').trim();
  const below = lines
    .slice(own + 1)
    .join('\n')
    .trim();
  return [lines[own], above, below].filter(Boolean).join('\n\n');
}

/** Adds the address and the date of the last change below the title. */
function withPlace(text: string, address: string, lastUpdated: string | null): string {
  const [heading = '', ...rest] = text.split('\n');
  const place = [`Page: <${address}>`, lastUpdated && `Last updated: ${lastUpdated}`];
  return `${heading}\n\n${place.filter(Boolean).join('  \n')}\n${rest.join('\n')}\n`;
}

/** Cache of pages as Markdown. A file's name is the digest of what the page was made from. */
const CACHE = '.cache/markdown';

/** The script of the threads that convert pages. */
const THREAD = 'plugins/gatsby-plugin-machine-readers/markdown/markdown-thread.ts';

/** The content of a site, from which formulas are read. */
export interface MarkdownSource {
  root: string;
  product: Product;
}

/** A page to convert. */
export type MarkdownRequest = Pick<IndexedPage, 'address' | 'html' | 'lastUpdated' | 'title'>;

/** A page as Markdown. */
export interface MarkdownAnswer {
  text: string;
  /** Whether the page has a formula whose TeX was not found in the content. */
  lacksFormula: boolean;
}

/** Returns a function that converts pages. It reads the content's formulas when it converts the first page with one. */
export function markdownConverter({
  root,
  product,
}: MarkdownSource): (page: MarkdownRequest) => MarkdownAnswer {
  let formulas: Map<string, string> | undefined;
  return (page) => {
    let lacksFormula = false;
    const text = pageMarkdown(page, (math) => {
      formulas ??= readFormulas(root, (own) => withProductName(own, product));
      return texIn(formulas, () => (lacksFormula = true))(math);
    });
    return { text, lacksFormula };
  };
}

/**
 * Returns a function that converts pages, and a function to call at the end. If there are many pages, they are
 * converted in threads, which the second function ends.
 */
function converterFor(
  count: number,
  source: MarkdownSource,
): {
  convert: (page: MarkdownRequest) => Promise<MarkdownAnswer> | MarkdownAnswer;
  close: () => Promise<void>;
} {
  if (!areThreadsFaster(count))
    return { convert: markdownConverter(source), close: () => Promise.resolve() };
  const { ask, close } = openThreads<MarkdownRequest, MarkdownAnswer>(source.root, THREAD, source);
  return { convert: ask, close };
}

/**
 * Writes every page into the built site as Markdown, and converts those that are not cached.
 *
 * @param code digest of the code that writes Markdown
 * @returns the texts by file, relative to the site's folder; how many were converted; and the pages with an unknown
 * formula
 */
export async function writeMarkdown(
  pages: readonly IndexedPage[],
  source: MarkdownSource,
  code: string,
): Promise<{ texts: Map<string, string>; written: number; unknown: string[] }> {
  const cache = join(source.root, CACHE);
  mkdirSync(cache, { recursive: true });
  const requests = pages.map(({ path, address, title, lastUpdated, html }) => {
    const made = JSON.stringify([textPart(html), address, title, lastUpdated, code]);
    const kept = join(cache, `${digestOf(made)}.md`);
    const page = { address, html, lastUpdated, title };
    return { path, page, kept, known: readText(kept) };
  });
  const stale = requests.filter(({ known }) => known === undefined);
  const texts = new Map<string, string>();
  const unknown: string[] = [];
  const { convert, close } = converterFor(stale.length, source);
  try {
    await Promise.all(
      requests.map(async ({ path, page, kept, known }) => {
        const { text, lacksFormula } =
          known === undefined ? await convert(page) : { text: known, lacksFormula: false };
        // Do not cache a page with an unknown formula, so that the next build warns again.
        if (lacksFormula) unknown.push(path);
        else if (known === undefined) writeAtomically(kept, text);
        const file = markdownOf(path).slice(1);
        writeChanged(join(source.root, 'public', file), text);
        texts.set(file, text);
      }),
    );
  } finally {
    await close();
  }
  return { texts, written: stale.length, unknown: unknown.sort() };
}

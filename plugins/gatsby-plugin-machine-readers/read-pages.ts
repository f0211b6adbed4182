import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unescapeHtml } from '../../src/site/content/escape';
import { htmlFile } from '../../src/site/sources/output-files';

/** An indexable page, as described by its own HTML. */
export interface IndexedPage {
  /** Path in the site, without the base path: `/a/b`. */
  path: string;
  /** Canonical address. */
  address: string;
  /** Title for other sites, such as search engines. */
  title: string;
  description: string;
  /** Breadcrumb from the section down, without the page itself. */
  place: string[];
  /** YYYY-MM-DD; null if unknown. */
  lastUpdated: string | null;
  /** BCP 47 code of the language of its text. */
  language: string;
  html: string;
}

interface StructuredPart {
  '@type'?: string;
  headline?: string;
  dateModified?: string;
  itemListElement?: { name: string }[];
}

/** Returns the value of an attribute in the first tag that matches. */
function valueIn(html: string, tag: RegExp, name: string): string | undefined {
  const found = tag.exec(html)?.[0];
  const value = found && new RegExp(`\\s${name}="([^"]*)"`).exec(found)?.[1];
  return value === undefined ? undefined : unescapeHtml(value);
}

function structuredParts(html: string): StructuredPart[] {
  const text = /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1];
  return text === undefined ? [] : ([JSON.parse(text)].flat() as StructuredPart[]);
}

/**
 * Reads a page from its HTML. Undefined if the page is `noindex` or its canonical address is not its own. The HTML is
 * the only source for the sitemap, cards and Markdown, so they always match the page.
 *
 * @param home the site's absolute address: `https://docs.example/docs`
 */
export function readPage(html: string, path: string, home: string): IndexedPage | undefined {
  const head = html.slice(0, html.indexOf('<body'));
  const address = valueIn(head, /<link\b[^>]*\srel="canonical"[^>]*>/, 'href');
  const robots = valueIn(head, /<meta\b[^>]*\sname="robots"[^>]*>/, 'content') ?? '';
  if (address !== home + path || robots.includes('noindex')) return undefined;
  const parts = structuredParts(head);
  const article = parts.find((part) => part['@type'] === 'TechArticle');
  const steps = parts.find((part) => part['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  return {
    path,
    address,
    title:
      article?.headline ??
      valueIn(head, /<meta\b[^>]*\sproperty="og:title"[^>]*>/, 'content') ??
      '',
    description: valueIn(head, /<meta\b[^>]*\sname="description"[^>]*>/, 'content') ?? '',
    place: steps.slice(0, -1).map(({ name }) => name),
    lastUpdated: article?.dateModified ?? null,
    language: valueIn(html, /<html\b[^>]*>/, 'lang') ?? '',
    html,
  };
}

/** Reads all indexable pages of a built site, sorted by path. */
export const readPages = (folder: string, paths: readonly string[], home: string): IndexedPage[] =>
  paths
    .toSorted()
    .flatMap(
      (path) => readPage(readFileSync(join(folder, htmlFile(path)), 'utf8'), path, home) ?? [],
    );

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlFile } from '../../src/site/pages/html-file';

/** A page that search engines may show, as its own HTML says it. */
export interface IndexedPage {
  /** Address in the site, without base path: `/a/b`. */
  path: string;
  /** Whole address, by which the page says that it wants to be known. */
  address: string;
  /** What other sites call it. */
  title: string;
  description: string;
  /** Where it stands, from the section down, without itself. */
  place: string[];
  /** YYYY-MM-DD, or null where nobody knows. */
  lastUpdated: string | null;
  /** BCP 47 code of its text. */
  language: string;
  html: string;
}

interface StructuredPart {
  '@type'?: string;
  headline?: string;
  dateModified?: string;
  itemListElement?: { name: string }[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

const decoded = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);

/** The value of an attribute in the first tag that a pattern describes. */
function valueIn(html: string, tag: RegExp, name: string): string | undefined {
  const found = tag.exec(html)?.[0];
  const value = found && new RegExp(`\\s${name}="([^"]*)"`).exec(found)?.[1];
  return value === undefined ? undefined : decoded(value);
}

function structuredParts(html: string): StructuredPart[] {
  const text = /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1];
  return text === undefined ? [] : ([JSON.parse(text)].flat() as StructuredPart[]);
}

/**
 * A page as its HTML says it; undefined where that names another page, or none, as the one to be shown, or asks not to be
 * shown. What sitemap, cards and Markdown say is what the page says: there is no second source.
 *
 * @param home the site's whole address: `https://docs.example/docs`
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

/** All pages of a built site that search engines may show, in the order of their addresses. */
export const readPages = (folder: string, paths: readonly string[], home: string): IndexedPage[] =>
  paths
    .toSorted()
    .flatMap(
      (path) => readPage(readFileSync(join(folder, htmlFile(path)), 'utf8'), path, home) ?? [],
    );

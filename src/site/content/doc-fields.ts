import { apiSymbolId } from '../data/api-symbol';
import type { DocSource, FrontMatter } from './front-matter';

const REFERENCE = /<ApiReference\b(?<props>[^>]*)>/g;
const FENCE = /^(?<fence>`{3,}|~{3,})[\s\S]*?^\k<fence>/gm;

const prop = (props: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(props)?.[1];

/**
 * Returns the ids of the symbols that a doc shows. They are read from the source text so that they are known before any
 * doc is compiled and docs can link to them.
 */
export function symbolsOfText(body: string): string[] {
  const found = [...body.replace(FENCE, '').matchAll(REFERENCE)].flatMap(({ groups }) => {
    const packageName = prop(groups?.props ?? '', 'package');
    const name = prop(groups?.props ?? '', 'symbol');
    return packageName && name ? [apiSymbolId(packageName, name)] : [];
  });
  return [...new Set(found)];
}

/**
 * Fields stored in a Doc's node, as written. `{product}` is only replaced when a field is queried, so that a new
 * product name in the settings also reaches pages whose files have not changed.
 */
export interface DocFields extends Omit<FrontMatter, 'slug' | 'sidebar_label'> {
  path: string;
  /** Position of the slug in the file; null if the address comes from the file name. */
  slugPlace: { line: number; column: number } | null;
  /** Position of each question in the file. */
  askPlaces: { line: number; column: number }[];
  section: string;
  sidebarLabel: string;
  file: string;
  /** Ids of the documented symbols that the doc shows, in order. */
  symbols: string[];
}

/**
 * Returns the fields of a doc's node.
 *
 * @param relativePath the doc's file, relative to content/docs
 */
export function docFields(
  relativePath: string,
  { frontMatter, locate, body }: DocSource,
): DocFields & { id: string } {
  const id = docId(relativePath);
  // All other front matter fields are fields of the doc under the same name.
  const { slug, sidebar_label: sidebarLabel, ...plain } = frontMatter;
  return {
    ...plain,
    id,
    path: slug ?? `/${id.replace(/(?:^|\/)index$/, '')}`,
    slugPlace: slug === undefined ? null : locate(['slug']),
    askPlaces: plain.asks.map((_, index) => locate(['asks', index])),
    section: id.split('/')[0] ?? '',
    sidebarLabel: sidebarLabel ?? plain.title,
    file: `content/docs/${relativePath}`,
    symbols: symbolsOfText(body),
  };
}

/** Returns a doc's id: its path relative to content/docs, without the extension. */
const docId = (relativePath: string): string => relativePath.replace(/\.mdx$/, '');

import type { DocSource, FrontMatter } from './front-matter';
import { symbolsOfText } from './symbols-of-text';

/**
 * The fields of a Doc that stand in its node, as written: `{product}` is filled in when they are asked for, so that
 * another product name in the settings reaches pages whose files have not changed.
 */
export interface DocFields extends Omit<FrontMatter, 'slug' | 'sidebar_label'> {
  path: string;
  /** Where the file gives its address; null where its name does. */
  slugPlace: { line: number; column: number } | null;
  /** Where the file asks each of its questions. */
  askPlaces: { line: number; column: number }[];
  section: string;
  sidebarLabel: string;
  file: string;
  /** Ids of the documented symbols that the doc draws, in order. */
  symbols: string[];
}

/** @param relativePath the doc's file, from content/docs */
export function docFields(
  relativePath: string,
  { frontMatter, locate, body }: DocSource,
): DocFields & { id: string } {
  const id = docId(relativePath);
  // A field of the front matter is a field of the doc by the same name, but for these two.
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

/** A doc's id: its file's path from content/docs, without the ending. */
const docId = (relativePath: string): string => relativePath.replace(/\.mdx$/, '');

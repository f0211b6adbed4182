import type { DocSource } from './front-matter';
import { symbolsOfText } from './symbols-of-text';

/**
 * The fields of a Doc that stand in its node, as written: `{product}` is filled in when they are asked for, so that
 * another product name in the settings reaches pages whose files have not changed.
 */
export interface DocFields {
  path: string;
  /** Where the file gives its address; null where its name does. */
  slugPlace: { line: number; column: number } | null;
  section: string;
  title: string;
  description: string;
  sidebarLabel: string;
  draft: boolean;
  search: boolean;
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
  const { title, description, draft } = frontMatter;
  return {
    id,
    path: frontMatter.slug ?? `/${id.replace(/(?:^|\/)index$/, '')}`,
    slugPlace: frontMatter.slug === undefined ? null : locate(['slug']),
    section: id.split('/')[0] ?? '',
    title,
    description,
    sidebarLabel: frontMatter.sidebar_label ?? title,
    draft,
    search: frontMatter.search,
    file: `content/docs/${relativePath}`,
    symbols: symbolsOfText(body),
  };
}

/** A doc's id: its file's path from content/docs, without the ending. */
const docId = (relativePath: string): string => relativePath.replace(/\.mdx$/, '');

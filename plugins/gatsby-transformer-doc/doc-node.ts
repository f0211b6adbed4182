import { withProductName, withProductSlug } from '../../src/lib/settings/product-text';
import type { Settings } from '../../src/lib/settings/schema';
import type { DocSource } from './front-matter';

/** The fields of a Doc that stand in its node; the rest is resolved when asked for. */
export interface DocFields {
  path: string;
  section: string;
  title: string;
  description: string;
  sidebarLabel: string;
  draft: boolean;
  search: boolean;
  file: string;
}

/** @param relativePath the doc's file, from content/docs */
export function docFields(
  relativePath: string,
  { frontMatter }: DocSource,
  product: Settings['product'],
): DocFields & { id: string } {
  const id = docId(relativePath);
  const title = withProductName(frontMatter.title, product);
  return {
    id,
    path: withProductSlug(frontMatter.slug ?? `/${id.replace(/(?:^|\/)index$/, '')}`, product),
    section: id.split('/')[0] ?? '',
    title,
    description: withProductName(frontMatter.description, product),
    sidebarLabel: withProductName(frontMatter.sidebar_label ?? title, product),
    draft: frontMatter.draft,
    search: frontMatter.search,
    file: `content/docs/${relativePath}`,
  };
}

/** A doc's id: its file's path from content/docs, without the ending. */
export const docId = (relativePath: string): string => relativePath.replace(/\.mdx$/, '');

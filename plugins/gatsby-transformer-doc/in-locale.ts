import type { DocNode } from './compiled-field';
import type { QueryContext } from './query-context';

/** What the fields take that differ by locale. */
export interface LocaleArgument {
  /** Code of a locale; without it, or where nobody has translated the doc, the default. */
  locale?: string | null;
}

/** A doc as it is written in a locale: with the fields of one, whichever it is. */
export async function inLocale(
  doc: DocNode,
  { locale }: LocaleArgument,
  { nodeModel }: QueryContext,
): Promise<DocNode> {
  if (!locale) return doc;
  const filter = { id: { eq: `${locale}/${doc.id}` } };
  const found = await nodeModel.findOne({ type: 'DocTranslation', query: { filter } });
  return (found as DocNode | null) ?? doc;
}

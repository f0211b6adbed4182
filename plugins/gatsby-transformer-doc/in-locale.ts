import type { DocNode } from './compiled-field';
import type { QueryContext } from './query-context';

/** Argument of fields that depend on the locale. */
export interface LocaleArgument {
  /** Locale code. The default locale is used if the code is missing, or if the doc is not translated. */
  locale?: string | null;
}

/** Returns the translation of a doc, or the doc itself if there is none. Both have the same fields. */
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

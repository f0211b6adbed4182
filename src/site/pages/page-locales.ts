import { otherLocales } from '../locales/locale';
import { readMessages } from '../locales/messages';
import { withProductName, type Product } from '../settings/product-text';
import type { Settings } from '../settings/schema';
import { ContentError } from '../sources/content-problem';
import type { PageLocale } from './page-context';

/**
 * Returns all locales except the default, with their messages. A file with errors yields no messages; the errors are
 * reported elsewhere.
 */
export const pageLocales = (
  root: string,
  { i18n, product }: Pick<Settings, 'i18n' | 'product'>,
): PageLocale[] =>
  otherLocales(i18n.locales).map(({ code, dir }) => ({
    code,
    ...(dir && { dir }),
    messages: withProduct(messagesIfRight(root, code), product),
  }));

function messagesIfRight(root: string, code: string): PageLocale['messages'] {
  try {
    return readMessages(root, code).value;
  } catch (error) {
    if (error instanceof ContentError) return {};
    throw error;
  }
}

/** Replaces `{product}` in both the English texts and their translations, because texts from data files contain it. */
const withProduct = (messages: PageLocale['messages'], product: Product): PageLocale['messages'] =>
  Object.fromEntries(
    Object.entries(messages).map((pair) => pair.map((text) => withProductName(text, product))),
  ) as PageLocale['messages'];

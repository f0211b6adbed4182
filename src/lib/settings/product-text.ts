import type { Settings } from './schema';

/** Name and slug of the product. */
export type Product = Settings['product'];

/** Fills `{product}` with the product's name: for titles and prose. */
export const withProductName = (text: string, product: Product): string =>
  text.replaceAll('{product}', product.name);

/** Fills `{product}` with the product's slug: for addresses. */
export const withProductSlug = (path: string, product: Product): string =>
  path.replaceAll('{product}', product.slug);

import type { Settings } from './schema';

/** Name and slug of the product. */
export type Product = Settings['product'];

/** Replaces `{product}` by the product's name, for titles and prose. */
export const withProductName = (text: string, product: Product): string =>
  text.replaceAll('{product}', product.name);

/** Replaces `{product}` by the product's slug, for addresses. */
export const withProductSlug = (path: string, product: Product): string =>
  path.replaceAll('{product}', product.slug);

/**
 * Replaces `{product}` throughout a part of the settings: by the slug in site paths (`to`), by the name in all other
 * text.
 */
export function withProduct<T>(value: T, product: Product): T {
  const fill = (part: unknown, path: boolean): unknown => {
    if (typeof part === 'string') {
      return path ? withProductSlug(part, product) : withProductName(part, product);
    }
    if (Array.isArray(part)) return part.map((item) => fill(item, path));
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, item]) => [key, fill(item, key === 'to')]),
    );
  };
  return fill(value, false) as T;
}

/** Returns a function that replaces published identifiers in code by the names set for them in the settings. */
export function renamer(identifiers: Settings['identifiers']): (code: string) => string {
  const renames = Object.entries({ ...identifiers.packageScopes, ...identifiers.contractPrefixes })
    .filter(([published, shown]) => published !== shown)
    .map(([published, shown]) => ({
      pattern: new RegExp(
        `${published.startsWith('@') ? '' : '(?<=\\bI?)'}${published}(?=[/A-Z])`,
        'g',
      ),
      shown,
    }));
  return (code) =>
    renames.reduce((value, { pattern, shown }) => value.replace(pattern, shown), code);
}

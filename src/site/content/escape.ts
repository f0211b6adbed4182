/** Escapes text for HTML, in an element or in an attribute with double quotes: `a < "b"` → `a &lt; &quot;b&quot;`. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

/**
 * Decodes the entities in HTML that has no tags: `a &lt; b` → `a < b`. Supports only the entities that occur on the
 * site's pages.
 */
export const unescapeHtml = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|nbsp|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);

/** Returns the source of a pattern that matches exactly this text: `a.b` → `a\.b`. */
export const escapeRegExp = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

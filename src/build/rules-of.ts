import createCache from '@emotion/cache';
import { css, type CSSObject } from '@emotion/react';

/**
 * The CSS of a style that is served as a file of its own. Outside a browser emotion gives the finished rules back
 * instead of putting them into a document.
 */
export function rulesOf(style: CSSObject): string {
  // No plugins: our browsers need no vendor prefixes.
  const cache = createCache({ key: 'rules', stylisPlugins: [] });
  const rules = cache.insert('', css(style), cache.sheet, false) as string | undefined;
  if (!rules) throw new Error('emotion gave no rules for a style');
  return rules;
}

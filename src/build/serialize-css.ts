import createCache from '@emotion/cache';
import { css, type CSSObject } from '@emotion/react';

/**
 * Returns the CSS of a style that is used without emotion. Outside a browser, emotion returns the finished rules
 * instead of inserting them into a document.
 */
export function serializeCss(style: CSSObject): string {
  // Use no plugins, because the browsers we support need no vendor prefixes.
  const cache = createCache({ key: 'rules', stylisPlugins: [] });
  const rules = cache.insert('', css(style), cache.sheet, false) as string | undefined;
  if (!rules)
    throw new Error('Emotion returned no CSS for a style: write at least one property in it');
  return rules;
}

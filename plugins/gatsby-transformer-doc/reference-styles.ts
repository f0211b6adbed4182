import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { digestOf } from '../../src/site/sources/digest';
import { referenceStyle } from '../../src/markup/members/reference-style';

/** Outside a browser emotion gives the finished rules back instead of putting them into a document. */
function rulesOf(style: typeof referenceStyle): string {
  // No plugins: our browsers need no vendor prefixes.
  const cache = createCache({ key: 'reference', stylisPlugins: [] });
  const rules = cache.insert('', css(style), cache.sheet, false) as string | undefined;
  if (!rules) throw new Error('emotion gave no rules for the styles of the reference');
  return rules;
}

const rules = rulesOf(referenceStyle);

/** Where pages that draw symbols find their style sheet; no other page carries it. */
export const referenceStylesheet = `/styles/reference-${digestOf(rules).slice(0, 8)}.css`;

/** Writes the style sheet into the site. */
export function writeReferenceStyles(root: string): void {
  const file = join(root, 'public', referenceStylesheet);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, rules);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOf } from '../../src/site/sources/digest';

/** Where pages that draw symbols find their style sheet; no other page carries it. */
export const referenceStylesheet = (rules: string): string =>
  `/styles/reference-${digestOf(rules).slice(0, 8)}.css`;

/** Writes the style sheet into the site. */
export function writeReferenceStyles(root: string, rules: string): void {
  const file = join(root, 'public', referenceStylesheet(rules));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, rules);
}

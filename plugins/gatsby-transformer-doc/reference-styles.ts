import { join } from 'node:path';
import { digestOf } from '../../src/site/sources/digest';
import { writeChanged } from '../../src/site/sources/write-changed';

/** Returns the address of the style sheet for pages that show symbols; other pages do not load it. */
export const referenceStylesheet = (rules: string): string =>
  `/styles/reference-${digestOf(rules).slice(0, 8)}.css`;

/** Writes the style sheet for pages that show symbols into the site. */
export function writeReferenceStyles(root: string, rules: string): void {
  writeChanged(join(root, 'public', referenceStylesheet(rules)), rules);
}

import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { withProductSlug, type Product } from '../settings/product-text';
import type { ContentProblem } from '../sources/content-problem';
import { addressProblems, type Place } from '../navigation/check-addresses';

/** A doc, as far as its address is concerned. */
export interface AddressedDoc {
  /** With `{product}` as written. */
  path: string;
  file: string;
  /** Where the file gives the address; null where its name does. */
  slugPlace: { line: number; column: number } | null;
}

/** A redirect as it is written, with the places of its two addresses. */
export interface WrittenRedirect {
  fromPath: string;
  toPath: string;
  fromPlace: Place;
  toPlace: Place;
}

/** Docs and redirects at addresses that they cannot have. */
export function siteAddressProblems(
  root: string,
  docs: readonly AddressedDoc[],
  redirects: readonly WrittenRedirect[],
  product: Product,
): ContentProblem[] {
  return addressProblems(
    // In the order of their files: a build that starts from a cache meets them in another.
    docs
      .toSorted((a, b) => (a.file < b.file ? -1 : 1))
      .map(({ path, file, slugPlace }) => ({
        path: withProductSlug(path, product),
        // At its slug where it has one, else at the file as a whole.
        place: { file, ...(slugPlace ?? { line: 1, column: 1 }) },
        remedy: slugPlace ? 'write another slug' : 'rename the file, or give it a slug',
      })),
    redirects.map(({ fromPath, toPath, fromPlace, toPlace }) => ({
      from: withProductSlug(fromPath, product),
      to: withProductSlug(toPath, product),
      fromPlace,
      toPlace,
    })),
    staticFiles(root),
  );
}

/** What stands in `static`, as addresses. */
function staticFiles(root: string): string[] {
  const folder = join(root, 'static');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`,
    );
}

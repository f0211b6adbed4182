import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withProductSlug, type Product } from '../settings/product-text';
import type { ContentProblem } from '../sources/content-problem';
import { listFiles } from '../sources/files';
import { addressProblems, redirectWarnings, type Place } from '../navigation/check-addresses';
import { ownersOf } from './check-site-links';

/** The properties of a doc that determine its address. */
export interface AddressedDoc {
  /** As written, with `{product}` not replaced. */
  path: string;
  file: string;
  /** Position of the slug in the file; null if the address comes from the file name. */
  slugPlace: { line: number; column: number } | null;
  /** Whether the published site leaves the doc out. */
  draft?: boolean;
}

/** A redirect as written, with the positions of its two addresses. */
export interface WrittenRedirect {
  fromPath: string;
  toPath: string;
  fromPlace: Place;
  toPlace: Place;
}

/**
 * Finds invalid addresses of docs and redirects. Also returns warnings: slugs outside their doc's section, and
 * redirects that have no effect or lead to no published page.
 *
 * @param redirects as returned by {@link filledRedirects}
 * @param odd problems of file names. The addresses of these files are not checked, because they would be reported as a
 * second mistake with the same cause
 */
export function siteAddressProblems(
  root: string,
  docs: readonly AddressedDoc[],
  redirects: readonly WrittenRedirect[],
  product: Product,
  odd: readonly ContentProblem[],
): { problems: ContentProblem[]; warnings: ContentProblem[] } {
  // Sort the docs by file, so that the results don't change when a build that starts from a cache reads them in another
  // order.
  const addresses = docs
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .map(({ path, file, slugPlace, draft = false }) => ({
      draft,
      path: withProductSlug(path, product),
      slugPlace,
      // Report the position of the slug, or else the start of the file.
      place: { file, ...(slugPlace ?? { line: 1, column: 1 }) },
      remedy: slugPlace ? 'write another slug' : 'rename the file, or give it a slug',
    }));
  const rows = redirects
    .map(({ fromPath: from, toPath: to, fromPlace, toPlace }) => ({ from, to, fromPlace, toPlace }))
    .toSorted((a, b) => a.fromPlace.line - b.fromPlace.line);
  const named = new Set(odd.map(({ file }) => file));
  const wellNamed = addresses.filter(({ place }) => !named.has(place.file));
  const problems = addressProblems(wellNamed, rows, staticFiles(root));
  const mistaken = new Set(problems.map(({ file, line }) => `${file}:${line}`));
  const outside = docs
    .flatMap((doc) => outsideSection(doc, product))
    .filter(({ file, line }) => !mistaken.has(`${file}:${line}`));
  const ownersFirst = [...ownersOf(addresses).values(), ...addresses];
  return { problems, warnings: [...outside, ...redirectWarnings(ownersFirst, rows)] };
}

/** Reports a slug whose first part is not the doc's section, which is the folder of its file. */
function outsideSection(
  { path, file, slugPlace }: AddressedDoc,
  product: Product,
): ContentProblem[] {
  const [section, ...inSection] = withProductSlug(file, product).split('/').slice(2);
  const address = withProductSlug(path, product);
  const [first = '', ...rest] = address.slice(1).split('/');
  if (!slugPlace || section === undefined || inSection.length === 0 || first === section) return [];
  const meant = `/${section}/${(rest.length > 0 ? rest : [first]).join('/')}`;
  const message = `${address} does not start with /${section}, although its file is in the folder of that section: write ${meant}, or move the file to the folder of another section`;
  return [{ file, ...slugPlace, message }];
}

/** Returns the redirects with `{product}` replaced in both addresses. */
export const filledRedirects = <Redirect extends Pick<WrittenRedirect, 'fromPath' | 'toPath'>>(
  redirects: readonly Redirect[],
  product: Product,
): Redirect[] =>
  redirects.map((redirect) => ({
    ...redirect,
    fromPath: withProductSlug(redirect.fromPath, product),
    toPath: withProductSlug(redirect.toPath, product),
  }));

/** Returns the addresses of the files in `static`. */
export function staticFiles(root: string): string[] {
  const folder = join(root, 'static');
  return existsSync(folder) ? listFiles(folder).map((file) => `/${file}`) : [];
}

import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import {
  addressProblems,
  type DocAddress,
  type Place,
  type RedirectAddresses,
} from '../site/navigation/check-addresses';
import { reportProblems } from '../site/sources/report-problems';
import { withProductSlug, type Product } from '../site/settings/product-text';
import { settingsOfRun } from './settings-of-run';

/** A doc's node, as far as it is read here. */
interface DocNode {
  path: string;
  file: string;
  slugPlace: { line: number; column: number } | null;
}

/** A redirect's node, as far as it is read here. */
interface RedirectNode {
  fromPath: string;
  toPath: string;
  fromPlace: Place;
  toPlace: Place;
}

/** Ends a build over docs and redirects at addresses that they cannot have, before any page is made. */
export function checkAddresses({ getNodesByType, reporter }: CreatePagesArgs): void {
  const root = process.cwd();
  const { product } = settingsOfRun();
  const docs = getNodesByType('Doc') as unknown as DocNode[];
  const redirects = getNodesByType('Redirect') as unknown as RedirectNode[];
  reportProblems(
    reporter,
    addressProblems(
      // In the order of their files: a build that starts from a cache meets them in another.
      docs.toSorted((a, b) => (a.file < b.file ? -1 : 1)).map((doc) => docAddress(doc, product)),
      redirects.map(({ fromPath, toPath, fromPlace, toPlace }): RedirectAddresses => ({
        from: withProductSlug(fromPath, product),
        to: withProductSlug(toPath, product),
        fromPlace,
        toPlace,
      })),
      staticFiles(root),
    ),
  );
}

/** A doc's address, at its slug where it has one, else at the file as a whole. */
function docAddress({ path, file, slugPlace }: DocNode, product: Product): DocAddress {
  return {
    path: withProductSlug(path, product),
    place: { file, ...(slugPlace ?? { line: 1, column: 1 }) },
    remedy: slugPlace ? 'write another slug' : 'rename the file, or give it a slug',
  };
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

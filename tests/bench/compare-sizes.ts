import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { BROTLI_QUALITY } from '../../plugins/gatsby-plugin-static-host/encode-file';
import { filesOfBuild } from './files-of-build';
import { kB, type Table } from './markdown-table';

/** Size of a file, or of all files of a kind, before and after a change, in bytes. */
export interface SizeChange {
  name: string;
  /** Undefined if it did not exist. */
  before: number | undefined;
  /** Undefined if it no longer exists. */
  after: number | undefined;
}

/** Kinds of files that readers load. The first match wins. A file without a match is one that only tools request. */
const KINDS: readonly [kind: string, of: RegExp][] = [
  ['pages', /\.html$/],
  ['data of pages', /^page-data\/.*\.json$/],
  ['scripts', /\.js$/],
  ['styles', /\.css$/],
  ['fonts', /\.woff2$/],
  ['search index', /^static\/search\/|search-index\.json$/],
  ['pages as Markdown', /\.md$/],
];

const kindOf = (file: string): string => KINDS.find(([, sign]) => sign.test(file))?.[0] ?? 'other';

/** Matches files in formats that hosts don't compress. */
const COMPRESSED = /\.(?:woff2|png|ico|zip|jpe?g|webp)$/;

const weigh = (file: string): number => {
  const bytes = readFileSync(file);
  if (COMPRESSED.test(file)) return bytes.length;
  // The best quality would take two minutes for two sites, without making the comparison better.
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY.soon };
  return brotliCompressSync(bytes, { params }).length;
};

/**
 * Returns the sizes of a built site's files, compressed as hosts do on request, by kind and path. Source maps are left
 * out, because only developer tools load them.
 */
export function sizesOf(site: string): Map<string, Map<string, number>> {
  const sizes = new Map<string, Map<string, number>>();
  for (const name of filesOfBuild(site)) {
    if (name.endsWith('.map')) continue;
    const kind = sizes.get(kindOf(name)) ?? new Map<string, number>();
    sizes.set(kindOf(name), kind.set(name, weigh(join(site, name))));
  }
  return sizes;
}

const sum = (files: ReadonlyMap<string, number> | undefined): number | undefined =>
  files && [...files.values()].reduce((all, bytes) => all + bytes, 0);

/** Returns the kinds of files and the pages whose sizes changed, largest change first. */
export function changesOf(
  before: ReturnType<typeof sizesOf>,
  after: ReturnType<typeof sizesOf>,
): { kinds: SizeChange[]; pages: SizeChange[] } {
  const differ = (changes: SizeChange[]) =>
    changes
      .filter((change) => change.before !== change.after)
      .sort((a, b) => Math.abs(growthOf(b)) - Math.abs(growthOf(a)));
  const keys = (one?: ReadonlyMap<string, unknown>, other?: ReadonlyMap<string, unknown>) => [
    ...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])]),
  ];
  const [was, is] = [before.get('pages'), after.get('pages')];
  return {
    kinds: differ(
      keys(before, after).map((name) => ({
        name,
        before: sum(before.get(name)),
        after: sum(after.get(name)),
      })),
    ),
    pages: differ(
      keys(was, is).map((name) => ({ name, before: was?.get(name), after: is?.get(name) })),
    ),
  };
}

/** Returns the growth in bytes, which is negative if the file shrank. */
export const growthOf = ({ before = 0, after = 0 }: SizeChange): number => after - before;

const SHOWN = 40;

/** Returns a table of the largest changes, with sizes in kilobytes. */
export const tableOf = (of: string, changes: readonly SizeChange[]): Table => ({
  head: [of, 'before, kB', 'after, kB', 'change, bytes'],
  rows: changes
    .slice(0, SHOWN)
    .map((change) => [
      change.name,
      change.before === undefined ? '–' : kB(change.before),
      change.after === undefined ? '–' : kB(change.after),
      `${growthOf(change) > 0 ? '+' : ''}${growthOf(change)}`,
    ]),
});

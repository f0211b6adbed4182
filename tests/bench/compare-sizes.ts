import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { BROTLI_QUALITY } from '../../plugins/gatsby-plugin-static-host/encode-file';
import { filesOfBuild } from './files-of-build';
import { kB, type Table } from './markdown-table';

/** Bytes of a file or a kind of files, before and after. */
export interface SizeChange {
  name: string;
  /** Undefined where it was not there. */
  before: number | undefined;
  /** Undefined where it is gone. */
  after: number | undefined;
}

/** What readers load, by kind: what stands below these and is not among them is what tools ask for. */
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

/** A host sends these as they are. */
const COMPRESSED = /\.(?:woff2|png|ico|zip|jpe?g|webp)$/;

const weigh = (file: string): number => {
  const bytes = readFileSync(file);
  if (COMPRESSED.test(file)) return bytes.length;
  // The best quality would take two minutes for two sites, and compares them no better.
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY.soon };
  return brotliCompressSync(bytes, { params }).length;
};

/**
 * Bytes of every file of a built site as a host sends it while the reader waits, by kind and path. Source maps are for
 * developers' tools.
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

/** Kinds of files that weigh something else, and pages that do, the largest change first. */
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

/** Bytes that came to it. */
export const growthOf = ({ before = 0, after = 0 }: SizeChange): number => after - before;

const SHOWN = 40;

/** What changed, as a table in kilobytes; the largest changes alone. */
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

import { join } from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { codeDigest, digestOf } from '../../src/site/sources/digest';
import { ContentError, type ContentProblem } from '../../src/site/sources/content-problem';
import { readText } from '../../src/site/sources/files';
import type { ApiSymbol } from '../../src/site/data/api-symbol';
import type { YamlSource } from '../../src/site/sources/yaml-source';
import { PACKAGES, type PackageEntry } from '../../src/site/data/packages';
import { groupEntries, readGroups } from './read-groups';
import type { ReadResult } from './read-group';

/**
 * Returns the symbols of all documented packages. A compiler runs only for a group of packages in which an entry or an
 * installed package has changed, or for all groups if the code that reads them has changed.
 *
 * @param root the project's root
 * @throws ContentError at the entry of each package that cannot be read, and at each required symbol that is missing
 */
export async function readReference(
  root: string,
  { value, locate }: YamlSource<PackageEntry[]>,
  cache: Pick<GatsbyCache, 'get' | 'set'>,
): Promise<ApiSymbol[]> {
  const salt = codeDigest(root);
  const groups = groupEntries(value).map((entries) => ({
    entries,
    key: digestOf(JSON.stringify([salt, entries, entries.map((entry) => manifest(root, entry))])),
  }));
  const known = await Promise.all(
    groups.map(({ key }) => cache.get(key) as Promise<ReadResult[] | undefined>),
  );
  const stale = groups.filter((_, place) => !known[place]);
  const read = await readGroups(
    root,
    stale.map(({ entries }) => entries),
  );
  for (const [place, { key }] of stale.entries()) {
    const results = read[place] ?? [];
    if (results.every((result) => 'symbols' in result)) await cache.set(key, results);
  }
  const results = [...known.flatMap((group) => group ?? []), ...read.flat()];
  const byName = new Map(results.map((result) => [result.name, result]));
  const problems: ContentProblem[] = [];
  const symbols = value.flatMap((entry, place) => {
    const result = byName.get(entry.name);
    const report = (path: readonly PropertyKey[], message: string) =>
      problems.push({ file: PACKAGES, ...locate([place, ...path]), message });
    if (!result || 'problem' in result) {
      report(
        [],
        `"${entry.name}" cannot be read. ${result?.problem ?? 'The reader stopped without a result: build again.'}`,
      );
      return [];
    }
    reportNames(entry, result.symbols, report);
    return result.symbols;
  });
  if (problems.length > 0) throw new ContentError(problems);
  return symbols;
}

/** Reports duplicate symbols, and required symbols that are missing. */
function reportNames(
  entry: PackageEntry,
  symbols: readonly ApiSymbol[],
  report: (path: readonly PropertyKey[], message: string) => void,
): void {
  const seen = new Map<string, ApiSymbol>();
  for (const symbol of symbols) {
    const other = seen.get(symbol.name);
    if (other) {
      report(
        [],
        `"${symbol.name}" is in ${other.file} and in ${symbol.file} of ${entry.name}; leave one out with "exclude"`,
      );
    }
    seen.set(symbol.name, symbol);
  }
  for (const [index, name] of entry.requires.entries()) {
    if (seen.has(name)) continue;
    report(
      ['requires', index],
      `"${name}" is not in ${entry.name} ${symbols[0]?.version ?? ''}; correct the name, or the path or version of the package`,
    );
  }
}

const manifest = (root: string, { path }: PackageEntry): string =>
  readText(join(root, path, 'package.json')) ?? '';

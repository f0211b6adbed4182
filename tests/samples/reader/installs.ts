// SPDX-License-Identifier: MIT
import { isBuiltin } from 'node:module';
import type { ReadSite } from './built-pages.ts';
import type { Group } from './groups.ts';
import { mainsOf } from './run-mains.ts';
import type { Setup } from './setup.ts';
import type { ShownBlock } from './shown-block.ts';

const IMPORTED = /\b(?:from|import|require)\b\s*\(?\s*['"]([^'".][^'"]*)['"]/g;

/** Returns the package of an import: `@a/b` for `@a/b/c.sol`. */
const packageOf = (path: string): string => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

const nameOf = (wanted: string): string => wanted.replace(/(?<=.)@.*$/, '');

/** Returns the packages that a block and its linked files import. */
function importedBy({ copied, files }: ShownBlock, site: ReadSite): string[] {
  const texts = [copied, ...files.map(({ href }) => site.texts.get(href) ?? '')];
  return texts
    .flatMap((text) => [...text.matchAll(IMPORTED)].map(([, path = '']) => path))
    .filter((path) => !isBuiltin(path))
    .map(packageOf);
}

/**
 * Whether a page's install line names every package that its blocks import. If so, the page can be tested in a folder
 * with more packages: those cannot hide a package missing from its install line.
 */
function namesAllImports({ setup, pages }: Group, site: ReadSite): boolean {
  const names = new Set(setup.packages.map(nameOf));
  return pages
    .flatMap((page) => site.blocks.get(page) ?? [])
    .filter(({ tested }) => tested)
    .every((block) => importedBy(block, site).every((name) => names.has(name)));
}

const within = (few: Setup, many: Setup): boolean =>
  few.packages.every((wanted) => many.packages.includes(wanted)) &&
  JSON.stringify(few.overrides) === JSON.stringify(many.overrides);

/**
 * Chooses the setup that each group is installed with. A group uses its own setup if it has a program to run, or if its
 * install line lacks a package that its blocks import. Any other group shares the setup of a group that has all its
 * packages in the same versions, if there is one.
 */
export function installsOf(groups: readonly Group[], site: ReadSite): Map<Group, Setup> {
  const runs = ({ pages }: Group) =>
    pages.some((page) => mainsOf(site.blocks.get(page) ?? []).length > 0);
  const own = groups.filter((group) => runs(group) || !namesAllImports(group, site));
  const others = groups
    .filter((group) => !own.includes(group))
    .toSorted((a, b) => b.setup.packages.length - a.setup.packages.length);
  const installs = new Map(own.map((group) => [group, group.setup]));
  for (const group of others) {
    const larger = [...installs.values()].find((setup) => within(group.setup, setup));
    installs.set(group, larger ?? group.setup);
  }
  return installs;
}

/**
 * Returns the `@types` packages of a setup, for the `types` compiler option. In a folder shared with a larger setup,
 * the option hides other type packages.
 */
export const typesOf = ({ packages }: Setup): string[] =>
  packages.flatMap((wanted) => /^@types\/(.+?)@/.exec(wanted)?.[1] ?? []);

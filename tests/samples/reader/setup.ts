// SPDX-License-Identifier: MIT
import type { ReadSite } from './built-pages.ts';
import { packagesOf } from './install.ts';
import type { ShownBlock } from './shown-block.ts';

/** What a page tells its reader to set up. */
export interface Setup {
  /**
   * `name@version` from the page's install lines, or from the footers of its blocks if the page has no install line.
   * Also includes the tools of the page that sets up its project.
   */
  packages: string[];
  /** Overrides that the page and the page that sets up its project add to `package.json`. */
  overrides: Record<string, string>;
  /**
   * `compilerOptions` from a tsconfig on the page, or else on a page that it links to; undefined if neither has one.
   */
  compilerOptions: object | undefined;
  /** Lines of the `remappings.txt` on the page, or else on a page that it links to: `permit2/=…`. */
  remappings: string[];
}

const jsonOf = (
  blocks: readonly ShownBlock[],
  title: string,
): Record<string, never> | undefined => {
  const block = blocks.find((shown) => shown.title === title && shown.language === 'JSON');
  return block && (JSON.parse(block.copied) as Record<string, never>);
};

/** Tools that any guide needs. A page may leave them to the page that sets up the project. */
const TOOL = /^(?:tsx|typescript|@types\/[\w-]+)@/;

/** Returns the override that `npm pkg set overrides.a=b` adds to `package.json`, or none. */
function overridesOf(blocks: readonly ShownBlock[]): Record<string, string> {
  const set = blocks
    .filter(({ language }) => language === 'Shell')
    .flatMap(({ copied }) =>
      [...copied.matchAll(/^npm pkg set .*$/gm)].flatMap(([line]) => line.split(' ')),
    )
    .flatMap((word) => /^overrides\.([^=]+)=(.+)$/.exec(word) ?? []);
  return set.length > 0 ? { [set[1] ?? '']: set[2] ?? '' } : {};
}

/** Reads the setup from a page. */
export function setupOf(page: string, site: ReadSite): Setup {
  const own = site.blocks.get(page) ?? [];
  const told = installedBy(own);
  const run = own
    .flatMap(({ runsWith }) => runsWith)
    .filter((words) => !words.startsWith('solc '))
    .map((words) => words.replace(' ', '@'));
  const pages = [page, ...(site.links.get(page) ?? [])];
  const blocksWith = (title: string) =>
    pages
      .map((path) => site.blocks.get(path) ?? [])
      .find((blocks) => blocks.some((block) => block.title === title)) ?? [];
  const project = blocksWith('tsconfig.json');
  return {
    packages: [
      ...(told.length > 0 ? told : run),
      ...installedBy(project).filter((name) => TOOL.test(name)),
    ],
    overrides: { ...overridesOf(project), ...overridesOf(own) },
    compilerOptions: jsonOf(project, 'tsconfig.json')?.compilerOptions,
    remappings: (
      blocksWith('remappings.txt').find(({ title }) => title === 'remappings.txt')?.copied ?? ''
    )
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => line.replace('=node_modules/', '=')),
  };
}

const installedBy = (blocks: readonly ShownBlock[]): string[] =>
  blocks.filter(({ language }) => language === 'Shell').flatMap(({ copied }) => packagesOf(copied));

// SPDX-License-Identifier: MIT
import type { ReadSite } from './built-pages.ts';
import { packagesOf } from './install.ts';
import type { ShownBlock } from './shown-block.ts';

/** What a page gives its reader to begin with. */
export interface Setup {
  /** `name@version` of the page's install lines, of the blocks' feet where the page has none; and the tools. */
  packages: string[];
  /** Overrides that the page, or the one that sets its project up, puts into `package.json`. */
  overrides: Record<string, string>;
  /** `compilerOptions`: the page's own, else those of a page that it links; none where neither has any. */
  compilerOptions: object | undefined;
  /** Lines of a `remappings.txt` that the page shows, or one that it links: `permit2/=…`. */
  remappings: string[];
}

const jsonOf = (
  blocks: readonly ShownBlock[],
  title: string,
): Record<string, never> | undefined => {
  const block = blocks.find((shown) => shown.title === title && shown.language === 'JSON');
  return block && (JSON.parse(block.copied) as Record<string, never>);
};

/** What stands beside the code of any guide: a page may leave it to the page that sets the project up. */
const TOOL = /^(?:tsx|typescript|@types\/[\w-]+)@/;

/** What `npm pkg set overrides.a=b` puts into `package.json`. */
function overridesOf(blocks: readonly ShownBlock[]): Record<string, string> {
  const set = blocks
    .filter(({ language }) => language === 'Shell')
    .flatMap(({ copied }) =>
      [...copied.matchAll(/^npm pkg set .*$/gm)].flatMap(([line]) => line.split(' ')),
    )
    .flatMap((word) => /^overrides\.([^=]+)=(.+)$/.exec(word) ?? []);
  return set.length > 0 ? { [set[1] ?? '']: set[2] ?? '' } : {};
}

/** Reads off a page what it tells its reader to set up. */
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

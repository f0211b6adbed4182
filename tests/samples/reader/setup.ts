// SPDX-License-Identifier: MIT
import type { ReadSite } from './built-pages.ts';
import { installed, packagesOf } from './install.ts';
import type { ShownBlock } from './shown-block.ts';

/** What a page gives its reader to begin with. */
export interface Setup {
  /** `name@version` of the page's install lines; of the blocks' feet where the page has none. */
  packages: string[];
  /** Overrides of a `package.json` that the page shows. */
  overrides: Record<string, string>;
  /** `compilerOptions`: the page's own, else those of a page that it links; none where neither has any. */
  compilerOptions: object | undefined;
  /** Lines of a `remappings.txt` that the page shows: `permit2/=…`. */
  remappings: string[];
}

const jsonOf = (
  blocks: readonly ShownBlock[],
  title: string,
): Record<string, never> | undefined => {
  const block = blocks.find((shown) => shown.title === title && shown.language === 'JSON');
  return block && (JSON.parse(block.copied) as Record<string, never>);
};

/** Reads off a page what it tells its reader to set up. */
export function setupOf(page: string, site: ReadSite): Setup {
  const blocks = site.blocks.get(page) ?? [];
  const told = blocks
    .filter(({ language }) => language === 'Shell')
    .flatMap(({ copied }) => packagesOf(copied));
  const run = blocks
    .flatMap(({ runsWith }) => runsWith)
    .filter((words) => !words.startsWith('solc '))
    .map((words) => words.replace(' ', '@'));
  const withConfig = [page, ...(site.links.get(page) ?? [])].find((path) =>
    site.blocks.get(path)?.some(({ title }) => title === 'tsconfig.json'),
  );
  return {
    packages: told.length > 0 ? told : run,
    overrides: jsonOf(blocks, 'package.json')?.overrides ?? {},
    compilerOptions: withConfig
      ? jsonOf(site.blocks.get(withConfig) ?? [], 'tsconfig.json')?.compilerOptions
      : undefined,
    remappings: (blocks.find(({ title }) => title === 'remappings.txt')?.copied ?? '')
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => line.replace('=node_modules/', '=')),
  };
}

/** Runs the install line. @returns the folder */
export function install({ packages, overrides }: Setup): Promise<string> {
  return installed(packages, overrides);
}

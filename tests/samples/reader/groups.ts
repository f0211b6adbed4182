// SPDX-License-Identifier: MIT
import type { ReadSite } from './built-pages.ts';
import { checkBlocks, type Findings } from './check-blocks.ts';
import { compileBlocks } from './compile-blocks.ts';
import { install } from './install.ts';
import { installsOf, typesOf } from './installs.ts';
import { setupOf, type Setup } from './setup.ts';
import type { ShownBlock } from './shown-block.ts';

/** The compiler options of the guides, used for pages that neither show a tsconfig nor link to one. */
const PLAIN_OPTIONS = {
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2022',
  strict: true,
  resolveJsonModule: true,
  esModuleInterop: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  jsx: 'react-jsx',
};

const isScript = ({ tested, language }: ShownBlock) =>
  tested && ['TypeScript', 'TSX'].includes(language);
const isContract = ({ tested, language }: ShownBlock) => tested && language === 'Solidity';

/** Pages with the same setup, grouped so that each install line runs only once. */
export interface Group {
  setup: Setup;
  pages: string[];
}

function groupsOf(site: ReadSite): Group[] {
  const groups = new Map<string, Group>();
  for (const [page, blocks] of site.blocks) {
    if (!blocks.some((block) => isScript(block) || isContract(block))) continue;
    const setup = setupOf(page, site);
    const key = JSON.stringify({ ...setup, packages: [...new Set(setup.packages)].sort() });
    const group = groups.get(key) ?? { setup, pages: [] };
    group.pages.push(page);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/**
 * Compiles or type-checks every page's tested blocks, with the packages and options that the page names.
 *
 * @returns problems by page, with an empty list for a page without any
 */
export async function tryAllBlocks(site: ReadSite): Promise<Map<string, Findings>> {
  const found = new Map<string, Findings>();
  const groups = groupsOf(site);
  const installs = installsOf(groups, site);
  const tryNext = async (): Promise<void> => {
    const group = groups.shift();
    if (!group) return;
    const shared = installs.get(group) ?? group.setup;
    const types = shared === group.setup ? {} : { types: typesOf(group.setup) };
    tryGroup(group, { folder: await install(shared), types }, site, found);
    await tryNext();
  };
  // npm spends most of its time waiting, so one group installs while another is checked.
  await Promise.all([tryNext(), tryNext()]);
  return found;
}

function tryGroup(
  { setup, pages }: Group,
  { folder, types }: { folder: string; types: object },
  site: ReadSite,
  found: Map<string, Findings>,
): void {
  const blocks = pages.flatMap((page) => site.blocks.get(page) ?? []);
  const options = { ...types, ...(setup.compilerOptions ?? PLAIN_OPTIONS) };
  const findings = [
    ...checkBlocks(blocks.filter(isScript), site, folder, options),
    ...compileBlocks(blocks.filter(isContract), folder, setup.remappings),
  ];
  const isOf = (page: string) => (finding: Findings[number]) =>
    finding.place.startsWith(`${page}, `);
  for (const page of pages) found.set(page, findings.filter(isOf(page)));
  const elsewhere = findings.filter((finding) => !pages.some((page) => isOf(page)(finding)));
  found.get(pages[0] ?? '')?.push(...elsewhere);
}

// SPDX-License-Identifier: MIT
import type { ReadSite } from './built-pages.ts';
import { checkBlocks, type Findings } from './check-blocks.ts';
import { compileBlock } from './compile-blocks.ts';
import { install, setupOf, type Setup } from './setup.ts';
import type { ShownBlock } from './shown-block.ts';

/** As the guides' own: what is taken where a page neither shows nor links a tsconfig. */
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

/** Pages whose readers end up with the same folder: what one install line gives is asked for once. */
function groupsOf(site: ReadSite): { setup: Setup; pages: string[] }[] {
  const groups = new Map<string, { setup: Setup; pages: string[] }>();
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

/** Does with every page's blocks what its reader does. @returns what was found, by page; an empty list where all is well */
export async function tryAllBlocks(site: ReadSite): Promise<Map<string, Findings>> {
  const found = new Map<string, Findings>();
  const groups = groupsOf(site);
  const tryNext = async (): Promise<void> => {
    const group = groups.shift();
    if (!group) return;
    tryGroup(group, await install(group.setup), site, found);
    await tryNext();
  };
  // npm mostly waits: one group installs while another is checked.
  await Promise.all([tryNext(), tryNext()]);
  return found;
}

function tryGroup(
  { setup, pages }: { setup: Setup; pages: string[] },
  folder: string,
  site: ReadSite,
  found: Map<string, Findings>,
): void {
  const blocks = pages.flatMap((page) => site.blocks.get(page) ?? []);
  const options = setup.compilerOptions ?? PLAIN_OPTIONS;
  const findings = [
    ...checkBlocks(blocks.filter(isScript), site, folder, options),
    ...blocks.filter(isContract).flatMap((block) => compileBlock(block, folder, setup.remappings)),
  ];
  for (const page of pages) {
    found.set(
      page,
      findings.filter(({ place }) => place.startsWith(`${page}, `)),
    );
  }
  const elsewhere = findings.filter(
    ({ place }) => !pages.some((page) => place.startsWith(`${page}, `)),
  );
  if (elsewhere[0]) found.get(pages[0] ?? '')?.push(...elsewhere);
}

// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { useChain } from '../chain/context.ts';
import { PRIVATE_KEY } from '../toolchain/run-main.ts';
import { readSite } from './built-pages.ts';
import { tryAllBlocks } from './groups.ts';
import { install } from './install.ts';
import { mainsOf, runShownMain } from './run-mains.ts';
import { setupOf } from './setup.ts';

const site = await readSite();
const found = await tryAllBlocks(site);

describe('what a reader copies, with what the page gives', () => {
  for (const [page, findings] of found) {
    it(`${page}: every block compiles`, () => {
      expect(findings).toEqual([]);
    });
  }
});

describe('a guide run whole, by the command of its page', () => {
  const chain = useChain();

  for (const [page, blocks] of site.blocks) {
    for (const main of mainsOf(blocks)) {
      // Skip programs that need an order for sale or a subgraph response. The tests of those samples provide one.
      if (/\b(?:ORDER|SUBGRAPH_URL)=/.test(main.command)) continue;
      // Skip the program that deploys what Hardhat has compiled. `specs/v3/local-chain.test.ts` follows the steps of
      // its page in order.
      if (page === '/contracts/v3/guides/local-environment') continue;
      it(`${page}: prints what the page says`, async () => {
        const setup = setupOf(page, site);
        expect(
          setup.compilerOptions,
          'a tsconfig on the page, or on one that it links',
        ).toBeDefined();
        const env = { RPC_URL: chain.url, PRIVATE_KEY };
        const printed = await runShownMain(main, site, await install(setup), env);
        expect(printed.trim()).toBe(main.output.trim());
      });
    }
  }
});

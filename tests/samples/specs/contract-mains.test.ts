// SPDX-License-Identifier: MIT
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils } from 'ethers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestChain, useChain } from '../chain/context.ts';
import { asJson, placeNftMarket } from '../chain/nft-market.ts';
import { describeMain } from '../toolchain/describe-main.ts';
import { capturedOutput, runMain } from '../toolchain/run-main.ts';
import { describeWithPages } from '../toolchain/samples.ts';

/** Compares the output of both mains, for ethers and viem, with the same captured output. */
function describeBoth(
  ethers: string,
  viem: string,
  chain: TestChain,
  env: () => Record<string, string> = () => ({}),
) {
  describeMain(ethers, chain, env);
  it(`${describeWithPages(viem)}: prints what the one of ethers prints`, async () => {
    const printed = await runMain(viem, { RPC_URL: chain.url, ...env() });
    expect(printed).toBe(capturedOutput(ethers, printed));
  });
}

describe('the guides of the contracts, run whole', () => {
  const chain = useChain();

  for (const [ethers, viem] of [
    ['universal-router/overview.main.ts', 'universal-router/viem/overview.main.ts'],
    ['permit2/allowance-transfer.main.ts', 'permit2/viem/allowance-transfer.main.ts'],
    ['permit2/signature-transfer.main.ts', 'permit2/viem/signature-transfer.main.ts'],
    ['v1/remove-with-permit.main.ts', 'v1/viem/remove-with-permit.main.ts'],
    ['reference/check-code.main.ts', 'reference/viem/check-code.main.ts'],
  ] as const) {
    describeBoth(ethers, viem, chain);
  }
});

describe('the guide of a purchase, run whole', () => {
  const chain = useChain();
  let folder: string;
  let ORDER: string;

  beforeEach(async () => {
    const { sell } = await placeNftMarket(chain);
    const price = { toSeller: utils.parseEther('1.2'), fee: utils.parseEther('0.03') };
    folder = mkdtempSync(join(tmpdir(), 'isobar-order-'));
    ORDER = join(folder, 'order.json');
    writeFileSync(ORDER, asJson(await sell(1, price)));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  describeBoth(
    'universal-router/buy-an-nft.main.ts',
    'universal-router/viem/buy-an-nft.main.ts',
    chain,
    () => ({ ORDER }),
  );
});

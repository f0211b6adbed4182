// SPDX-License-Identifier: MIT
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { constants as zlib, brotliCompressSync } from 'node:zlib';
import { utils } from 'ethers';
import { describe, expect, it } from 'vitest';
import type { Start } from '../../../../src/run/engine/chain.ts';
import { addresses } from '../../chain/addresses.ts';
import { MARKET_FILE } from '../../chain/market-state.ts';
import { encode, published } from '../../chain/published.ts';
import { useTwoChains } from '../../chain/two-chains.ts';

const text = readFileSync(MARKET_FILE, 'utf8');
const kept = JSON.parse(text) as Start;

describe('the market that samples run in', () => {
  const both = useTwoChains();

  it('is the one that the tests make: npx tsx tests/samples/write-market.ts', () => {
    expect(kept.block).toEqual(both.market.block);
    expect(kept.accounts).toEqual(both.market.accounts);
  });

  it('bears the hash of its accounts', () => {
    const digest = createHash('sha256').update(JSON.stringify(kept.accounts)).digest('hex');
    expect(kept.block.hash).toBe(`0x${digest}`);
  });

  it('weighs at most 70,000 bytes', () => {
    const params = { [zlib.BROTLI_PARAM_QUALITY]: 11 };
    expect(brotliCompressSync(text, { params }).length).toBeLessThanOrEqual(70_000);
  });

  it('stands in the engine as on the chain: code, nonce, balance, each word of storage', async () => {
    for (const [address, { storage = {} }] of Object.entries(kept.accounts)) {
      const code = await both.result('eth_getCode', address, 'latest');
      expect(utils.keccak256(code)).toBe(utils.keccak256(kept.accounts[address]?.code ?? '0x'));
      await both.result('eth_getBalance', address, 'latest');
      await both.result('eth_getTransactionCount', address, 'latest');
      for (const slot of Object.keys(storage)) {
        const value = await both.result('eth_getStorageAt', address, slot, 'latest');
        expect(BigInt(value)).toBe(BigInt(storage[slot as `0x${string}`] ?? 0));
      }
    }
  });

  it('has the pools of the tests, at the same price with the same liquidity', async () => {
    const pools = new utils.Interface(published.v3Pool.abi as never);
    const { dai, usdc, weth9 } = addresses;
    for (const [a, b, fee] of [
      [dai, usdc, 100],
      [usdc, weth9, 500],
      [usdc, weth9, 3000],
      [dai, weth9, 3000],
    ]) {
      const data = encode('v3Factory', 'getPool', [a, b, fee]);
      const call = { to: addresses.v3Factory, data };
      const to = `0x${(await both.result('eth_call', call, 'latest')).slice(26)}`;
      const ask = async (name: string) =>
        pools.decodeFunctionResult(
          name,
          await both.result('eth_call', { to, data: encode('v3Pool', name) }, 'latest'),
        );
      expect((await ask('slot0')).unlocked).toBe(true);
      expect((await ask('liquidity'))[0].gt(0)).toBe(true);
    }
  });
});

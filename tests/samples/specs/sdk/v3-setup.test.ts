// SPDX-License-Identifier: MIT
import { utils, Wallet } from 'ethers';
import { describe, expect, it } from 'vitest';
import * as config from '../../../../content/samples/sdk/v3/config.ts';
import { addresses } from '../../chain/addresses.ts';
import { units } from '../../chain/tokens.ts';
import { readSample, regionsOf } from '../../toolchain/samples.ts';
import { describeBoth } from './v3-clients.ts';

const { DAI, USDC, WETH } = config;

describeBoth('sdk/v3/config.ts', 'sdk/v3/viem/config.ts', (tested) => {
  const { client, chain, proves } = tested;

  tested.provesOnce(['tokens'], 'describes tokens as their contracts do', async () => {
    for (const item of [DAI, USDC, WETH]) {
      const [decimals] = utils.defaultAbiCoder.decode(
        ['uint8'],
        await chain.provider.call({ to: item.address, data: utils.id('decimals()').slice(0, 10) }),
      );
      expect([item.symbol, decimals]).toEqual([item.symbol, item.decimals]);
    }
  });

  tested.provesOnce(['addresses'], 'names the mainnet deployments', () => {
    expect(config.SWAP_ROUTER).toBe(addresses.swapRouter);
    expect(config.QUOTER_V2).toBe(addresses.quoterV2);
    expect(config.POSITION_MANAGER).toBe(addresses.positionManager);
    expect(config.TICK_LENS).toBe(addresses.tickLens);
  });

  proves(['connect'], 'signs and sends from the account of the key', async () => {
    const key = `0x${'17'.repeat(32)}`;
    const { address } = new Wallet(key);
    const value = units.weth(1);
    await (await chain.deployer.sendTransaction({ to: address, value })).wait();
    expect(await client.balance(key)).toBe(value.toBigInt());
    expect(utils.getAddress(await client.give(key, chain.traderAddress))).toBe(address);
  });
});

describe('the samples for viem', () => {
  // The pages show this code once, from the ethers file.
  it.each([
    ['config.ts', ['tokens', 'addresses']],
    ['pool.ts', ['price', 'price-by-hand']],
    ['minting.ts', ['position']],
    ['position-pool.ts', ['require-pool']],
    ['routing.ts', ['create-router', 'find-route']],
    ['swap-and-add.ts', ['find-ratio']],
  ])('repeat what neither reads nor sends word for word: %s', (file, names) => {
    const lines = readSample(`sdk/v3/${file}`).split('\n');
    const twin = readSample(`sdk/v3/viem/${file}`);
    const regions = regionsOf(`sdk/v3/${file}`).filter(({ name }) => names.includes(name));
    expect(regions).toHaveLength(names.length);
    for (const { start, end } of regions) {
      expect(twin).toContain(lines.slice(start - 1, end).join('\n'));
    }
  });
});

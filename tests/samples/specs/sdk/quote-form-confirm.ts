// SPDX-License-Identifier: MIT
import { FeeAmount } from '@uniswap/v3-sdk';
import { expect } from 'vitest';
import { allow } from '../../../../content/samples/sdk/v3/allowance.ts';
import { SWAP_ROUTER, USDC, WETH } from '../../../../content/samples/sdk/v3/config.ts';
import { MAX_AGE } from '../../../../content/samples/sdk/v3/quote-form.ts';
import type { TestChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import type { Between } from '../../chain/node-between.ts';
import { trade } from '../../chain/pools.ts';
import { fund, units } from '../../chain/tokens.ts';
import type { Proves } from '../../toolchain/describe-sample.ts';
import { amountIn, onOptimism, type Quoted } from './quote-form-clients.ts';

/** Tests what a click signs, and what the form refuses. */
export function provesConfirm(proves: Proves, quoted: Quoted): void {
  const { form, chain, seen, confirm, usdcOf, quoteNow, mined } = quoted;
  const moveThePrice = (test: TestChain) =>
    trade(test, WETH.address, USDC.address, FeeAmount.MEDIUM, units.weth(20));

  proves(['confirm'], 'signs the minimum and the account that were shown', async () => {
    const hash = await confirm(seen.quote, 600);
    const { data } = await chain.provider.getTransaction(hash);
    const router = at('swapRouter', chain.provider).interface;
    const [call] = router.decodeFunctionData('exactInputSingle', data);
    expect(call.amountOutMinimum.toString()).toBe(seen.quote.minimumOut.quotient.toString());
    expect(call.recipient).toBe(chain.traderAddress);
    const { timestamp } = await chain.provider.getBlock(seen.quote.block);
    expect(call.deadline.toNumber()).toBe(timestamp + 600);
    await mined(hash);
    expect((await usdcOf(chain.traderAddress)).toString()).toBe('1992013962');
  });

  proves(['confirm'], 'swaps at no worse a price than the one that was shown', async () => {
    await moveThePrice(chain);
    await expect(confirm(seen.quote, 600)).rejects.toThrow('Too little received');
    expect((await usdcOf(chain.traderAddress)).toString()).toBe('0');
    // A careless form requests a new quote on the click, and signs terms that the user has not seen.
    const unseen = await quoteNow();
    await mined(await confirm(unseen, 600));
    const got = await usdcOf(chain.traderAddress);
    expect(got.lt(seen.quote.minimumOut.quotient.toString())).toBe(true);
  });

  proves(['confirm'], 'refuses a stale quote', async () => {
    await chain.wait(MAX_AGE + 1);
    const age = (await chain.now()) - seen.quote.time;
    await expect(confirm(seen.quote, 600)).rejects.toThrow(`${age} seconds old`);
    expect((await usdcOf(chain.traderAddress)).toString()).toBe('0');
  });

  proves(['confirm'], 'refuses when the wallet was switched to another chain', async () => {
    await expect(form.confirm(chain, seen.quote, 600, onOptimism)).rejects.toThrow('the chain of');
  });

  proves(['confirm'], 'refuses when the wallet was switched to another account', async () => {
    await allow(chain.deployer, SWAP_ROUTER, amountIn);
    const deployer = await chain.deployer.getAddress();
    await fund(chain, deployer, { weth: units.weth(1) });
    const before = await usdcOf(deployer);
    await expect(form.confirmSwitched(chain, seen.quote, 'before')).rejects.toThrow(
      'another account',
    );
    // If the wallet switches after the form has read the account, the old account signs or nothing is signed.
    await expect(form.confirmSwitched(chain, seen.quote, 'after')).rejects.toThrow(
      /from address mismatch|not been authorized/,
    );
    expect(await usdcOf(deployer)).toEqual(before);
    expect((await usdcOf(chain.traderAddress)).toString()).toBe('0');
  });

  proves(['confirm'], 'asks the wallet with chain and account, which it can refuse', async () => {
    const asked: unknown[] = [];
    await form.confirm(chain, seen.quote, 600, (method, params, next) => {
      if (method === 'eth_sendTransaction') asked.push(...params);
      return next();
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ chainId: '0x1' });
    expect((asked[0] as { from: string }).from.toLowerCase()).toBe(
      chain.traderAddress.toLowerCase(),
    );
  });

  proves(['confirm'], 'asks the wallet once, whatever it answers', async () => {
    let asked = 0;
    const failing: Between = (method, _params, next) => {
      if (method !== 'eth_sendTransaction') return next();
      asked += 1;
      return Promise.reject(Object.assign(new Error('Internal'), { code: -32603 }));
    };
    await expect(form.confirm(chain, seen.quote, 600, failing)).rejects.toThrow('Internal');
    expect(asked).toBe(1);
  });

  proves(['confirm'], 'sends one quote once, however often it is clicked', async () => {
    const clicks = await Promise.allSettled([1, 2, 3].map(() => confirm(seen.quote, 600)));
    const sent = clicks.filter((click) => click.status === 'fulfilled');
    expect(sent).toHaveLength(1);
    await expect(confirm(seen.quote, 600)).rejects.toThrow('sent already');
    await mined(sent[0]!.value);
    expect((await usdcOf(chain.traderAddress)).toString()).toBe('1992013962');
  });

  proves(['confirm'], 'refuses a node that is behind, and milliseconds', async () => {
    const newer = { ...seen.quote, block: seen.quote.block + 5 };
    await expect(confirm(newer, 600)).rejects.toThrow('is behind');
    await expect(confirm(seen.quote, 600_000)).rejects.toThrow('1 to 3,600 seconds');
  });
}

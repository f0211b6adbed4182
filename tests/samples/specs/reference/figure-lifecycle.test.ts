// SPDX-License-Identifier: MIT
import { BigNumber } from 'ethers';
import { describe, expect, it } from 'vitest';
import { IN_TIME } from '../../chain/context.ts';
import { collectParams, decreaseParams } from '../../chain/positions.ts';
import { revertCode } from '../../chain/reverts.ts';
import { units } from '../../chain/tokens.ts';
import { figureTexts } from '../../toolchain/figure-texts.ts';
import { texts, usePositions } from './drawn-positions.ts';

describe('what the figures of positions say', () => {
  const { chain, manager, mint } = usePositions();
  const addition = (tokenId: BigNumber) => ({
    tokenId,
    amount0Desired: units.dai(400),
    amount1Desired: units.weth(1),
    amount0Min: 0,
    amount1Min: 0,
    deadline: IN_TIME,
  });

  it('lifecycle: each state follows from the step that is drawn above it', async () => {
    const stateOf = async (tokenId: BigNumber) => {
      try {
        const now = await manager().positions(tokenId);
        if (now.liquidity.gt(0)) return 'Open';
        return now.tokensOwed0.add(now.tokensOwed1).gt(0) ? 'Emptied' : 'Cleared';
      } catch (error) {
        expect(String(error)).toContain('Invalid token ID');
        return 'Burned';
      }
    };
    const path = figureTexts('position-lifecycle').filter(({ x }) => x > 100 && x < 130);
    const bare = path.filter(({ text }) => !/^(liquidity|tokensOwed|no such)/.test(text));
    let tokenId = BigNumber.from(0);
    /** Removes 1/`parts` of the liquidity. */
    const decrease = async (parts: number) => {
      const { liquidity } = await manager().positions(tokenId);
      const params = decreaseParams(tokenId, liquidity.div(parts));
      await (await manager().decreaseLiquidity(params)).wait();
    };
    const steps: Record<string, () => Promise<unknown>> = {
      mint: async () => (tokenId = await mint()),
      decreaseLiquidity: () => decrease(1),
      collect: async () =>
        (await manager().collect(collectParams(tokenId, chain.traderAddress))).wait(),
      burn: async () => (await manager().burn(tokenId)).wait(),
    };
    const inside: Record<string, () => Promise<unknown>> = {
      increaseLiquidity: async () => (await manager().increaseLiquidity(addition(tokenId))).wait(),
      decreaseLiquidity: () => decrease(3),
      collect: steps.collect!,
    };
    const loop = figureTexts('position-lifecycle').filter(({ x, y }) => x > 200 && y < 100);
    expect(loop.map(({ text }) => text)).toEqual(Object.keys(inside));

    const walked: string[] = [];
    for (let index = 0; index < bare.length; index += 2) {
      const [step, state] = [bare[index]!.text, bare[index + 1]!.text];
      await steps[step]!();
      expect(await stateOf(tokenId), step).toBe(state);
      walked.push(step, state);
      if (state === 'Open') {
        for (const { text } of loop) {
          await inside[text]!();
          expect(await stateOf(tokenId), text).toBe('Open');
        }
      }
      if (state === 'Open' || state === 'Emptied') {
        const code = await revertCode(manager(), 'burn', [tokenId]);
        expect(texts('position-lifecycle')).toContain(code);
      }
      if (state === 'Cleared') {
        const kept: unknown = await chain.provider.send('evm_snapshot', []);
        await inside.increaseLiquidity!();
        expect(await stateOf(tokenId), 'filled again').toBe('Open');
        await chain.provider.send('evm_revert', [kept]);
      }
    }
    expect(walked.filter((_, index) => index % 2)).toEqual([
      'Open',
      'Emptied',
      'Cleared',
      'Burned',
    ]);
  });
});

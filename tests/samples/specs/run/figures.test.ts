// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CURVE_EXAMPLES } from '../../../../src/interactive/figures/constant-product/constant-product-trades.ts';
import {
  describeCurve,
  withExact,
  withSell,
  type CurveState,
} from '../../../../src/interactive/figures/constant-product/constant-product-state.ts';
import { tradeClaim } from '../../../../src/interactive/figures/constant-product/constant-product-trades.ts';
import { describePrice } from '../../../../src/interactive/figures/price-lab/describe-price.ts';
import { priceClaim } from '../../../../src/interactive/figures/price-lab/describe-price.ts';
import { PRICE_PRESETS } from '../../../../src/interactive/figures/price-lab/describe-price.ts';
import { priceLabCodec } from '../../../../src/interactive/figures/price-lab/price-lab-state.ts';
import { mintClaim } from '../../../../src/interactive/figures/ranges/range-canvas-results.ts';
import {
  describeCanvas,
  rangeCanvasCodec,
  withFee,
  withPrices,
} from '../../../../src/interactive/figures/ranges/range-canvas-state.ts';
import type { Claim } from '../../../../src/protocol/liquidity/claim.ts';
import { checkClaim } from '../../../../src/run/apart/check-claim.ts';
import type { Interfaces } from '../../../../src/run/scenario/given-scenario.ts';
import { Stage } from '../../../../src/run/scenario/stage.ts';
import { useChainAndEngine } from '../../chain/chain-and-engine.ts';
import { INTERFACES_FILE } from '../../chain/runnable.ts';

const interfaces = JSON.parse(readFileSync(INTERFACES_FILE, 'utf8')) as Interfaces;

const labs = PRICE_PRESETS.map(({ name, change }): [string, Claim] => {
  const state = { ...priceLabCodec.defaults, ...change };
  return [`price: ${name}`, priceClaim(describePrice(state), state.fee)];
});

const canvases = ([100, 500, 3_000, 10_000] as const).flatMap((fee) =>
  [
    [1_500, 2_500],
    [1, 1_900],
    [2_100, 90_000],
  ].map(([lower, upper]): [string, Claim] => {
    const state = withPrices(withFee(rangeCanvasCodec.defaults, fee), lower!, upper!);
    return [`mint: ${fee}, ${lower} to ${upper}`, mintClaim(describeCanvas(state), state)];
  }),
);

const turns: readonly ((state: CurveState) => CurveState)[] = [
  (state) => state,
  (state) => withSell(state, 'token1'),
  (state) => withExact(state, 'out'),
];
const curves = CURVE_EXAMPLES.flatMap(({ name, state }) =>
  turns.map((turn, index): [string, Claim] => {
    const turned = turn(state);
    return [`trade: ${name}, ${index}`, tradeClaim(describeCurve(turned), turned)];
  }),
);

describe('what figures show', () => {
  const both = useChainAndEngine();

  it.each([...labs, ...canvases, ...curves])(
    '%s: the engine computes what the chain does, and the figure too',
    async (name, claim) => {
      const onChain = await checkClaim(new Stage(both.onChain, interfaces), claim);
      const findings = await checkClaim(new Stage(both.inEngine, interfaces), claim);
      expect(findings).toEqual(onChain);
      for (const { name: number, figure, contract } of findings) {
        // The figure also shows the maximum price, which the contract refuses because a pool's price must stay below
        // it.
        const refused = name === 'price: Highest' && /^(?:tick|sqrtPriceX96)/.test(number);
        if (refused && !('value' in contract)) expect(contract.reason).toBe('R');
        else expect([number, contract]).toEqual([number, { value: figure }]);
      }
    },
  );
});

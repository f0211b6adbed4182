// SPDX-License-Identifier: MIT
import { constants, type Contract } from 'ethers';
import { beforeEach } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { packedPath } from '../../chain/pools.ts';
import { revertOfMethod } from '../../chain/reverts.ts';
import { describeErrors } from '../../toolchain/errors.ts';

const { dai, weth9 } = addresses;

describeErrors('tests/samples/specs/errors/swap-router-02.test.ts', (provoke) => {
  const chain = useChain();
  let router: Contract;

  beforeEach(() => {
    router = at('swapRouter02', chain.trader);
  });

  provoke('Blockhash', () =>
    revertOfMethod(router, 'multicall(bytes32,bytes[])', [constants.HashZero, []]),
  );
  provoke('TD', async () => {
    // The price has not moved, but the divergence must be below the limit, which is 0 here.
    await chain.wait(60);
    const path = packedPath(dai, 3000, weth9);
    return revertOfMethod(router, 'checkOracleSlippage(bytes,uint24,uint32)', [path, 0, 1]);
  });
  provoke('INSUFFICIENT_INPUT_AMOUNT', () =>
    revertOfMethod(router, 'swapExactTokensForTokens', [0, 0, [dai, weth9], chain.traderAddress]),
  );
  provoke('INSUFFICIENT_OUTPUT_AMOUNT', () =>
    revertOfMethod(router, 'swapTokensForExactTokens', [0, 1, [dai, weth9], chain.traderAddress]),
  );
});

// SPDX-License-Identifier: MIT
import { BigNumber } from 'ethers';
import { expect } from 'vitest';
import {
  ADDRESS_THIS,
  Command,
  MSG_SENDER,
} from '../../../../content/samples/universal-router/commands.ts';
import { encode } from '../../../../content/samples/universal-router/encode.ts';
import * as ether from '../../../../content/samples/universal-router/ether-for-token.ts';
import { execute } from '../../../../content/samples/universal-router/execute.ts';
import * as etherViem from '../../../../content/samples/universal-router/viem/ether-for-token.ts';
import { execute as executeViem } from '../../../../content/samples/universal-router/viem/execute.ts';
import { addresses } from '../../chain/addresses.ts';
import { type TestChain, useChain } from '../../chain/context.ts';
import { bareTrader, whileOracleIsDue } from '../../chain/oracle-due.ts';
import { pair } from '../../chain/pools.ts';
import { balanceOf, units } from '../../chain/tokens.ts';
import { viemWallet } from '../../chain/viem-wallet.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { sentByWallet, withSigner } from '../called-by-trader.ts';

const { usdc, dai, weth9 } = addresses;

/**
 * Encodes a swap of ether for DAI in the v1 pair, in the form that `execute` takes. Also returns the pair's address.
 */
async function pairSwap(chain: TestChain) {
  const amount = units.weth(1);
  const wrap = encode(['address', 'uint256'], [ADDRESS_THIS, amount]);
  const swap = encode(
    ['address', 'uint256', 'uint256', 'address[]', 'bool'],
    [MSG_SENDER, amount, 0, [weth9, dai], false],
  );
  const { address } = await pair(chain.deployer, dai, weth9);
  return {
    commands: [Command.WRAP_ETH, Command.V2_SWAP_EXACT_IN],
    inputs: [wrap, swap],
    amount,
    pair: address,
  };
}

const samples = [
  {
    file: 'universal-router/execute.ts',
    execute: withSigner(execute),
    sellEther: withSigner(ether.sellEther),
    buyWithEther: withSigner(ether.buyWithEther),
  },
  {
    file: 'universal-router/viem/execute.ts',
    execute: sentByWallet(executeViem),
    sellEther: sentByWallet(etherViem.sellEther),
    buyWithEther: sentByWallet(etherViem.buyWithEther),
  },
];

for (const { file, execute, sellEther, buyWithEther } of samples) {
  describeSample(file, (proves) => {
    const chain = useChain();

    proves(['execute'], 'has the gas for a pair that writes its price sums', async () => {
      const { commands, inputs, amount, pair: address } = await pairSwap(chain);
      await whileOracleIsDue(chain, address, (deadline) =>
        execute({ ...chain, trader: bareTrader(chain) }, commands, inputs, deadline, amount),
      );
      expect((await balanceOf(chain, dai, chain.traderAddress)).gt(0)).toBe(true);
    });

    proves(['execute'], 'sends no ether on a chain where the router is not', async () => {
      const abroad = { ...chain, chainId: 10 };
      const args = [units.weth(1), usdc, 3000, BigNumber.from(0), 2 ** 40] as const;
      const before = await chain.trader.getTransactionCount();
      await expect(sellEther(abroad, ...args)).rejects.toThrow('Switch the wallet');
      await expect(buyWithEther(abroad, ...args)).rejects.toThrow('Switch the wallet');
      await expect(execute(abroad, [], [], 2 ** 40)).rejects.toThrow('Switch the wallet');
      expect(await chain.trader.getTransactionCount()).toBe(before);
    });

    if (file === 'universal-router/execute.ts') return;
    proves(['execute'], 'throws where the transaction reverts on chain', async () => {
      // With a fixed gas estimate, the failure only shows on-chain, and viem does not throw while it waits for the
      // receipt.
      const wallet = viemWallet({
        ...chain,
        provider: Object.create(chain.provider, {
          send: {
            value: (method: string, params: unknown[]) =>
              method === 'eth_estimateGas' ? '0x4c4b40' : chain.provider.send(method, params),
          },
        }) as typeof chain.provider,
      });
      // A deadline in 1970.
      await expect(executeViem(wallet, [], [], 1)).rejects.toThrow('execute reverted');
    });
  });
}

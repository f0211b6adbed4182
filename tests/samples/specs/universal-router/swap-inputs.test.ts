// SPDX-License-Identifier: MIT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Trade as RouterTrade } from '@uniswap/router-sdk';
import { CurrencyAmount, Percent, Token, TradeType } from '@uniswap/sdk-core';
import { SwapRouter } from '@uniswap/universal-router-sdk';
import { FeeAmount, Pool, Route } from '@uniswap/v3-sdk';
import { BigNumber, Contract, utils } from 'ethers';
import { expect } from 'vitest';
import {
  ADDRESS_THIS,
  Command,
  MSG_SENDER,
  routerAbi,
  UNIVERSAL_ROUTER,
} from '../../../../content/samples/universal-router/commands.ts';
import { encode, pathOf } from '../../../../content/samples/universal-router/encode.ts';
import {
  fiveValues,
  sixValues,
  type V3Swap,
} from '../../../../content/samples/universal-router/swap-inputs.ts';
import { addresses } from '../../chain/addresses.ts';
import { IN_TIME, useChain } from '../../chain/context.ts';
import { balanceOf, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { packagesRoot } from '../../toolchain/paths.ts';

const { usdc, weth9 } = addresses;
const ether = units.weth(1);
const swap: V3Swap = [MSG_SENDER, ether, BigNumber.from(1), pathOf(weth9, 3000, usdc), false];

const least = BigNumber.from(1_000);

/**
 * Returns the input that the SDK encodes for a sale of 1 WETH9 for at least 1,000 units of USDC, paid by the caller.
 */
function inputOfSdk(): string {
  const [tokenIn, tokenOut] = [new Token(1, weth9, 18), new Token(1, usdc, 6)];
  const pool = new Pool(tokenIn, tokenOut, FeeAmount.MEDIUM, (2n ** 96n).toString(), 1, 0);
  const trade = new RouterTrade({
    v2Routes: [],
    v3Routes: [
      {
        routev3: new Route([pool], tokenIn, tokenOut),
        inputAmount: CurrencyAmount.fromRawAmount(tokenIn, ether.toString()),
        outputAmount: CurrencyAmount.fromRawAmount(tokenOut, least.toString()),
      },
    ],
    tradeType: TradeType.EXACT_INPUT,
  });
  const options = { slippageTolerance: new Percent(0), recipient: MSG_SENDER };
  const { calldata } = SwapRouter.swapERC20CallParameters(trade, options);
  const abi = new utils.Interface(['function execute(bytes commands, bytes[] inputs)']);
  const { commands, inputs } = abi.decodeFunctionData('execute', calldata);
  expect(commands).toBe(utils.hexlify([Command.V3_SWAP_EXACT_IN]));
  return (inputs as string[])[0] ?? '';
}

/** Returns the types that the dispatcher of a published release decodes for the command. */
const decodedBy = (folder: string) => {
  const file = join(packagesRoot, `@uniswap/${folder}/contracts/base/Dispatcher.sol`);
  const [, after = ''] = readFileSync(file, 'utf8').split('command == Commands.V3_SWAP_EXACT_IN)');
  return /abi\.decode\(inputs, \(([^)]*)\)\)/.exec(after)?.[1];
};

describeSample('universal-router/swap-inputs.ts', (proves) => {
  const chain = useChain();

  proves(['swap-inputs'], 'writes five values as the SDK does, for every release of 1.x', () => {
    expect(fiveValues([MSG_SENDER, ether, least, swap[3], true])).toBe(inputOfSdk());
    for (const release of ['-1.0.0', '-1.1.1', '', '-1.4.3', '-1.6.0']) {
      expect([release, decodedBy(`universal-router${release}`)]).toEqual([
        release,
        'address, uint256, uint256, bytes, bool',
      ]);
    }
  });

  proves(['swap-inputs'], 'writes six values as a later SDK does for 2.1.1 and 2.2.0', () => {
    // Hashes of what `createCommand` in @uniswap/universal-router-sdk 5.13.0 returns for this swap: the first
    // for router 2.0, the second for 2.1.1, 2.1.2 and 2.2.0. That SDK release is not installed here.
    expect(utils.keccak256(fiveValues(swap))).toBe(
      '0x04c5e3674846695e990cfed819d9b0aab504d8f05904baf330f3488ab3fbfdd2',
    );
    expect(utils.keccak256(sixValues(swap))).toBe(
      '0x6a45d8ea945e677b40053609572ffd1813fee7d4c7f65d7824142cade28eba07',
    );
  });

  proves(['swap-inputs'], 'swaps the same with either on a router of 1.x', async () => {
    const router = new Contract(UNIVERSAL_ROUTER, routerAbi, chain.trader);
    const commands = utils.hexlify([Command.WRAP_ETH, Command.V3_SWAP_EXACT_IN]);
    const wrap = encode(['address', 'uint256'], [ADDRESS_THIS, ether]);
    const received = async (input: string) => {
      const snapshot = (await chain.provider.send('evm_snapshot', [])) as string;
      const overrides = { value: ether, gasLimit: 1_000_000 };
      await (await router.execute!(commands, [wrap, input], IN_TIME, overrides)).wait();
      const amount = await balanceOf(chain, usdc, chain.traderAddress);
      await chain.provider.send('evm_revert', [snapshot]);
      return amount;
    };
    const five = await received(fiveValues(swap));
    expect(Number(utils.formatUnits(five, 6))).toBeCloseTo(1_992, 0);
    expect(await received(sixValues(swap))).toEqual(five);
  });
});

// SPDX-License-Identifier: MIT
import { AlphaRouter } from '@uniswap/smart-order-router';
import { OptimismGasDataProvider } from '@uniswap/smart-order-router/build/main/providers/v3/gas-data-provider.js';
import { Contract } from 'ethers';
import {
  type Address,
  createWalletClient,
  type Hex,
  http,
  numberToHex,
  publicActions,
  size,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { arbitrum, optimism } from 'viem/chains';
import { afterEach, describe, expect, it } from 'vitest';
import type { Wallet } from '../../../../content/samples/sdk/v3/viem/config.ts';
import {
  feeOnArbitrum,
  feeOnOpStack,
  NODE_INTERFACE,
} from '../../../../content/samples/sdk/v3/viem/rollup-fees.ts';
import { askNode } from '../../chain/ask-node.ts';
import { testContract } from '../../chain/compiled.ts';
import { type TestChain, useChain } from '../../chain/context.ts';
import { type ServedNode, serveNode } from '../../chain/serve-node.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { pageText } from '../../toolchain/page-text.ts';
import { PRIVATE_KEY } from '../../toolchain/run-main.ts';

/** Places a mock at the address of a rollup's system contract. */
async function putCode(chain: TestChain, address: string, name: string): Promise<void> {
  const double = await chain.deploy(testContract('rollup-fees.sol', name));
  const code = await chain.provider.getCode(double.address);
  await chain.provider.send('anvil_setCode', [address, code]);
}

describeSample('sdk/v3/viem/rollup-fees.ts', (proves) => {
  const chain = useChain();
  const call = {
    to: '0x000000000000000000000000000000000000dEaD' as Address,
    data: '0x0102030405' as const,
    value: 11n,
  };
  const nodes: ServedNode[] = [];
  afterEach(() => nodes.splice(0).forEach((node) => node.stop()));
  /** Returns a client of the private chain that reports a rollup's chain id. */
  const on = async (rollup: typeof optimism | typeof arbitrum) => {
    const node = await serveNode((method, params) => {
      if (method === 'eth_chainId') return Promise.resolve({ result: numberToHex(rollup.id) });
      // The node must not support this method, because it would fill in the private chain's id.
      if (method === 'eth_fillTransaction') {
        return Promise.resolve({ error: { code: -32_601, message: 'method not found' } });
      }
      return askNode(chain.url, method, params);
    });
    nodes.push(node);
    return createWalletClient({
      account: privateKeyToAccount(PRIVATE_KEY as Hex),
      chain: rollup,
      transport: http(node.url),
    }).extend(publicActions) as Wallet;
  };

  proves(['op-stack'], 'adds the fee for data and the operator to that for gas', async () => {
    const oracle = optimism.contracts.gasPriceOracle.address;
    await putCode(chain, oracle, 'OpStackFees');
    const client = await on(optimism);
    const [gas, price] = await Promise.all([
      client.estimateGas({ account: client.account, ...call }),
      client.getGasPrice(),
    ]);
    const forL1 = (await feeOnOpStack(client, call)) - gas * price - gas * 7n;
    // The mock charges 1 gwei per byte of the unsigned transaction, which includes the data.
    expect(forL1 % 10n ** 9n).toBe(0n);
    const longer = { ...call, data: '0x01020304050607080910' as const };
    const more = await client.estimateGas({ account: client.account, ...longer });
    const forMore = (await feeOnOpStack(client, longer)) - more * price - more * 7n;
    expect(forMore - forL1).toBe(5n * 10n ** 9n);
    expect(pageText('sdk/v3/guides/recipes/bot-swap')).toContain(`\`${oracle}\``);
  });

  proves(['arbitrum'], 'multiplies what the node answers by the base fee', async () => {
    await putCode(chain, NODE_INTERFACE, 'ArbitrumFees');
    const bytes = BigInt(size(call.data));
    expect(await feeOnArbitrum(await on(arbitrum), call)).toEqual({
      total: (200_000n + bytes + call.value) * 10n ** 8n,
      forL1: bytes * 10n ** 8n,
    });
  });
});

describe('the page on routing', () => {
  const chain = useChain();

  it('is right that the router asks the oracle of Optimism for what is gone, and takes another provider', async () => {
    await putCode(chain, optimism.contracts.gasPriceOracle.address, 'OpStackFees');
    const oracle = new Contract(
      optimism.contracts.gasPriceOracle.address,
      ['l1BaseFee', 'scalar', 'decimals', 'overhead'].map(
        (name) => `function ${name}() view returns (uint256)`,
      ),
      chain.provider,
    );
    const callMultipleFunctionsOnSameContract = async ({
      functionNames,
    }: {
      functionNames: string[];
    }) => ({
      results: await Promise.all(
        functionNames.map((name) =>
          (oracle[name] as () => Promise<unknown>)().then(
            (result) => ({ success: true, result: [result] }),
            () => ({ success: false, returnData: '0x' }),
          ),
        ),
      ),
    });
    const multicall = { callMultipleFunctionsOnSameContract } as never;
    const message = 'Failed to get gas constants data from the optimism gas oracle';
    await expect(new OptimismGasDataProvider(10, multicall).getGasData()).rejects.toThrow(message);
    const optimismGasDataProvider = { getGasData: () => Promise.reject(new Error('Mine')) };
    const router = new AlphaRouter({
      chainId: 10,
      provider: chain.provider as never,
      optimismGasDataProvider,
    });
    const { l2GasDataProvider } = router as unknown as { l2GasDataProvider: unknown };
    expect(l2GasDataProvider).toBe(optimismGasDataProvider);
    expect(pageText('sdk/v3/guides/routing')).toContain(`\`${message}\``);
  });
});

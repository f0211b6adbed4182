// SPDX-License-Identifier: MIT
import { CurrencyAmount, type Token } from '@uniswap/sdk-core';
import {
  type Address,
  type Chain,
  createPublicClient,
  http,
  numberToHex,
  parseAbi,
  type PublicClient,
} from 'viem';
import { mainnet } from 'viem/chains';
import { afterEach, beforeEach, expect } from 'vitest';
import { bestTiers, quoteTiers } from '../../../../content/samples/sdk/v3/viem/batch-quoting.ts';
import { DAI, QUOTER_V2, USDC, WETH } from '../../../../content/samples/sdk/v3/viem/config.ts';
import { quote } from '../../../../content/samples/sdk/v3/viem/quoting.ts';
import { askNode } from '../../chain/ask-node.ts';
import { useChain } from '../../chain/context.ts';
import { MULTICALL3, placeMulticall } from '../../chain/multicall.ts';
import { emptyPool, seedPool, seedThinPool, sorted, trade } from '../../chain/pools.ts';
import { type ServedNode, serveNode } from '../../chain/serve-node.ts';
import { balanceOf, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';

const FEES = [100, 500, 3000, 10000];
const usdc = (amount: number) => CurrencyAmount.fromRawAmount(USDC, units.usdc(amount).toString());
const SIZES = [usdc(20_000), usdc(2_000), usdc(1_000_000)];

describeSample('sdk/v3/viem/batch-quoting.ts', (proves) => {
  const chain = useChain();
  let node: ServedNode;
  let client: PublicClient;
  /** The block of each `eth_call` that the node received, in order. */
  let calls: unknown[];
  /** The node's gas limit for a call; 0 for its default. */
  let gasLimit: number;

  /** Returns a client of a chain whose definition has these contracts. */
  const clientOf = (contracts: Chain['contracts']) =>
    createPublicClient({
      chain: { ...mainnet, contracts },
      transport: http(node.url, { retryCount: 0 }),
    }) as PublicClient;

  beforeEach(async () => {
    [calls, gasLimit] = [[], 0];
    node = await serveNode((method, params) => {
      if (method !== 'eth_call') return askNode(chain.url, method, params);
      const [request, block] = params as [object, unknown];
      calls.push(block);
      const gas = gasLimit > 0 ? { gas: numberToHex(gasLimit) } : {};
      return askNode(chain.url, method, [{ ...request, ...gas }, block]);
    });
    // Leaves out the deployment block that viem's definition of mainnet has, because this chain has not reached it.
    client = clientOf({ multicall3: { address: MULTICALL3 } });
    await placeMulticall(chain);
  });
  afterEach(() => node.stop());

  /** Creates a USDC/WETH pool of the 0.01% tier with a price but no liquidity. */
  const addEmptyPool = () => emptyPool(chain.deployer, sorted(USDC.address, WETH.address));
  const latest = () => client.getBlockNumber({ cacheTime: 0 });
  const text = (amount?: CurrencyAmount<Token>) => amount?.quotient.toString();

  for (const deployless of [false, true]) {
    const how = deployless ? 'deployless' : 'through the contract';
    proves(['batch'], `quotes as single calls do, ${how}, in one eth_call`, async () => {
      await addEmptyPool();
      if (deployless) await chain.provider.send('anvil_setCode', [MULTICALL3, '0x']);
      const block = await latest();
      const quotes = await quoteTiers(client, SIZES, WETH, FEES, block, deployless);
      expect(calls).toEqual([numberToHex(block)]);
      expect(quotes.map(({ fee, amountIn }) => [fee, text(amountIn)])).toEqual(
        SIZES.flatMap((size) => FEES.map((fee) => [fee, text(size)])),
      );
      for (const { fee, amountIn, amountOut } of quotes) {
        const alone = quote(client, USDC, WETH, fee, text(amountIn)!);
        // The 0.01% pool has no liquidity, and there is no 1% pool.
        if ([100, 10_000].includes(fee)) {
          expect(amountOut).toBeUndefined();
          await expect(alone).rejects.toThrow(fee === 100 ? 'Unexpected error' : 'reverted');
        } else {
          expect(text(amountOut)).toBe(text(await alone));
        }
      }
    });
  }

  proves(['batch'], 'reads the block that it is given, whatever happens meanwhile', async () => {
    const block = await latest();
    const before = await quoteTiers(client, SIZES, WETH, [500, 3000], block);
    await trade(chain, USDC.address, WETH.address, 500, units.usdc(500_000));
    const again = await quoteTiers(client, SIZES, WETH, [500, 3000], block);
    const now = await quoteTiers(client, SIZES, WETH, [500, 3000], await latest());
    const outputs = (quotes: typeof now) => quotes.map(({ amountOut }) => text(amountOut));
    expect(outputs(again)).toEqual(outputs(before));
    expect(outputs(now)).not.toEqual(outputs(before));
  });

  proves(['batch'], 'throws where the call as a whole fails', async () => {
    await chain.provider.send('anvil_setCode', [MULTICALL3, '0x']);
    const block = await latest();
    await expect(quoteTiers(client, SIZES, WETH, FEES, block)).rejects.toThrow(
      'The contract function "aggregate3" returned no data ("0x").',
    );
    await expect(quoteTiers(clientOf({}), SIZES, WETH, FEES, block)).rejects.toThrow(
      'Chain "Ethereum" does not support contract "multicall3".',
    );
    // A deployless call returns its result as contract code, which is limited to 24,576 bytes.
    const sizes = (count: number) => Array.from({ length: count }, (_, i) => usdc(i + 1));
    expect(await quoteTiers(client, sizes(90), WETH, [500], block, true)).toHaveLength(90);
    await expect(quoteTiers(client, sizes(100), WETH, [500], block, true)).rejects.toThrow(
      'CreateContractSizeLimit',
    );
  });

  proves(['best'], 'chooses the tier that pays most for each size', async () => {
    // This pool has a lower fee and less liquidity than the pool at 0.05%, so it is best only for small amounts.
    const tokens = sorted(USDC.address, WETH.address);
    await seedPool(chain, tokens, 100, [units.usdc(1_900_000), units.weth(950)]);
    const { blockNumber, quotes } = await bestTiers(client, SIZES, WETH, FEES);
    expect(blockNumber).toBe(await latest());
    expect(quotes.map((one) => one && text(one.amountIn))).toEqual(SIZES.map(text));
    expect(quotes.map((one) => one?.fee)).toEqual([500, 100, 500]);

    // Compare with the actual output of each swap in each tier.
    const owner = await chain.deployer.getAddress();
    for (const [i, size] of SIZES.entries()) {
      const paid = new Map<number, bigint>();
      for (const fee of [100, 500, 3000]) {
        const snapshot: unknown = await chain.provider.send('evm_snapshot', []);
        const before = await balanceOf(chain, WETH.address, owner);
        await trade(chain, USDC.address, WETH.address, fee, text(size)!);
        paid.set(fee, (await balanceOf(chain, WETH.address, owner)).sub(before).toBigInt());
        await chain.provider.send('evm_revert', [snapshot]);
      }
      const [bestFee, most] = [...paid].reduce((a, b) => (b[1] > a[1] ? b : a));
      expect(quotes[i]?.fee).toBe(bestFee);
      expect(text(quotes[i]?.amountOut)).toBe(`${most}`);
    }
  });

  proves(['best'], 'has no quote where no tier has one', async () => {
    const { quotes } = await bestTiers(client, [usdc(1)], DAI, [500, 3000]);
    expect(quotes).toEqual([undefined]);
    expect((await bestTiers(client, [], DAI, FEES)).quotes).toEqual([]);
  });

  proves(['batch', 'best'], 'spends the gas on an empty pool once', async () => {
    await addEmptyPool();
    // The default gas limit for a call in geth and reth.
    gasLimit = 50_000_000;
    const careless = quoteTiers(client, SIZES, WETH, FEES, await latest());
    await expect(careless).rejects.toThrow('OutOfGas');

    const { quotes } = await bestTiers(client, SIZES, WETH, FEES);
    expect(quotes.map((one) => one?.fee)).toEqual([500, 500, 500]);
  });

  proves(['best'], 'throws where one amount has used up the gas of a call', async () => {
    // The pool has enough liquidity for a small amount. A large amount crosses every tick to the end of the price
    // range.
    const tokens = sorted(USDC.address, WETH.address);
    const price = [units.usdc(2_000), units.weth(1)] as const;
    await seedThinPool(chain, tokens, 100, price, { token: 1, amount: units.weth(10) });
    gasLimit = 10_000_000;
    const sizes = [usdc(200), usdc(1_000_000)];
    const found = await quoteTiers(client, sizes, WETH, [100], await latest());
    expect(found.map(({ amountOut }) => amountOut !== undefined)).toEqual([true, false]);
    await expect(bestTiers(client, sizes, WETH, [100])).rejects.toThrow(
      'The call ran out of gas: quote fewer amounts at once',
    );
    gasLimit = 0;
    const { quotes } = await bestTiers(client, sizes, WETH, [100]);
    expect(quotes.map((one) => one?.fee)).toEqual([100, 100]);
  });

  proves(
    [],
    'costs less gas than it reports, so that figure has to come from one call',
    async () => {
      const given =
        'address tokenIn, address tokenOut, uint256 amountIn, uint24 fee, uint160 limit';
      const results = 'uint256 amountOut, uint160, uint32, uint256 gasEstimate';
      const quoteOf = (amountIn: bigint) => ({
        address: QUOTER_V2 as Address,
        abi: parseAbi([`function quoteExactInputSingle((${given})) returns (${results})`]),
        functionName: 'quoteExactInputSingle' as const,
        args: [
          {
            tokenIn: USDC.address as Address,
            tokenOut: WETH.address as Address,
            amountIn,
            fee: 500,
            limit: 0n,
          },
        ] as const,
      });
      const contracts = [quoteOf(2_000_000_000n), quoteOf(2_000_000_000n)];
      const [first, second] = await client.multicall({ contracts, allowFailure: false });
      const alone = await client.simulateContract(quoteOf(2_000_000_000n));
      expect(first?.[3]).toBe(alone.result[3]);
      expect(Number(second?.[3])).toBeLessThan(Number(alone.result[3]) - 5_000);
    },
  );
});

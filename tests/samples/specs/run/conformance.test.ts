// SPDX-License-Identifier: MIT
import { constants, utils } from 'ethers';
import { describe, expect, it } from 'vitest';
import { addresses as a } from '../../chain/addresses.ts';
import { packedPath } from '../../chain/pools.ts';
import { encode, type published } from '../../chain/published.ts';
import { units } from '../../chain/tokens.ts';
import { DEPLOYER, POOL, TRADER, useTwoChains } from '../../chain/two-chains.ts';

const NOBODY = '0x000000000000000000000000000000000000dEaD';
const PAIR = '0xA478c2975Ab1Ea89e8196811F51A7B7Ade33eB11';
const ether = units.weth;

describe('a request for what stands on the chain', () => {
  const both = useTwoChains();

  /** Calls a method of a published contract on the node and in the engine, and compares the responses. */
  const call = (
    name: keyof typeof published,
    to: string,
    method: string,
    args: readonly unknown[] = [],
    tag = 'latest',
  ) => both.same('eth_call', { from: TRADER, to, data: encode(name, method, args) }, tag);

  it('names the chain, its accounts and its fees', async () => {
    for (const method of [
      'eth_chainId',
      'net_version',
      'eth_accounts',
      'eth_blockNumber',
      'eth_gasPrice',
      'eth_maxPriorityFeePerGas',
    ]) {
      await both.same(method);
    }
  });

  it('gives accounts, whoever they belong to', async () => {
    for (const address of [...Object.values(a), DEPLOYER, TRADER, NOBODY, POOL, PAIR]) {
      for (const tag of ['latest', 'pending']) {
        await both.same('eth_getBalance', address, tag);
        await both.same('eth_getTransactionCount', address, tag);
      }
      await both.same('eth_getCode', address, 'latest');
      await both.same('eth_getStorageAt', address, '0x0', 'latest');
    }
  });

  it('gives blocks, and nothing for one that is not there', async () => {
    for (const tag of ['latest', '0x27', '0xffff']) {
      await both.same('eth_getBlockByNumber', tag, true);
    }
    await both.same('eth_getBlockByHash', utils.id('no block'), false);
    await both.same('eth_getTransactionByHash', utils.id('no transaction'));
    await both.same('eth_getTransactionReceipt', utils.id('no transaction'));
  });

  it('calls the v3 pools', async () => {
    for (const method of [
      ...['slot0', 'liquidity', 'fee', 'tickSpacing', 'token0', 'token1'],
      ...['feeGrowthGlobal0X128', 'feeGrowthGlobal1X128', 'protocolFees'],
    ]) {
      await call('v3Pool', POOL, method);
    }
    await call('v3Pool', POOL, 'observations', [0]);
    await call('v3Pool', POOL, 'observe', [[0, 10, 60]]);
    await call('v3Pool', POOL, 'ticks', [-887220]);
    await call('v3Pool', POOL, 'tickBitmap', [0]);
    await call('v3Pool', POOL, 'snapshotCumulativesInside', [-887220, 887220]);
    await call('v3Factory', a.v3Factory, 'owner');
    for (const fee of [100, 500, 3000, 10000]) {
      await call('v3Factory', a.v3Factory, 'feeAmountTickSpacing', [fee]);
      await call('v3Factory', a.v3Factory, 'getPool', [a.dai, a.weth9, fee]);
    }
    await call('tickLens', a.tickLens, 'getPopulatedTicksInWord', [POOL, -58]);
  });

  it('quotes, in both directions, from dust to the whole pool', async () => {
    for (const amount of [1, 1000, ether(1), ether(100), ether(2_000), ether(1_000_000)]) {
      for (const [tokenIn, tokenOut] of [
        [a.dai, a.weth9],
        [a.weth9, a.dai],
      ]) {
        const single = [tokenIn, tokenOut, 3000, amount, 0];
        await call('quoter', a.quoter, 'quoteExactInputSingle', single);
        await call('quoter', a.quoter, 'quoteExactOutputSingle', single);
        const params = { tokenIn, tokenOut, fee: 3000, amountIn: amount, sqrtPriceLimitX96: 0 };
        await call('quoterV2', a.quoterV2, 'quoteExactInputSingle', [params]);
      }
      const path = packedPath(a.dai, 100, a.usdc, 500, a.weth9);
      await call('quoterV2', a.quoterV2, 'quoteExactInput', [path, amount]);
      await call('v2Router02', a.v2Router02, 'getAmountsOut', [amount, [a.dai, a.weth9]]);
      await call('v2Router02', a.v2Router02, 'getAmountsIn', [amount, [a.weth9, a.dai]]);
    }
  });

  it('reads positions, pairs, permit2 and the tokens', async () => {
    for (const id of [1, 2, 3, 4, 5]) {
      await call('positionManager', a.positionManager, 'positions', [id]);
      await call('positionManager', a.positionManager, 'ownerOf', [id]);
    }
    await call('positionManager', a.positionManager, 'tokenURI', [1]);
    await call('positionManager', a.positionManager, 'DOMAIN_SEPARATOR');
    for (const method of [
      'getReserves',
      'totalSupply',
      'DOMAIN_SEPARATOR',
      'price0CumulativeLast',
    ]) {
      await call('v2Pair', PAIR, method);
    }
    await call('v2Factory', a.v2Factory, 'getPair', [a.dai, a.weth9]);
    await call('permit2', a.permit2, 'DOMAIN_SEPARATOR');
    await call('permit2', a.permit2, 'allowance', [TRADER, a.dai, a.universalRouter]);
    for (const token of [a.dai, a.usdc, a.weth9]) {
      for (const owner of [DEPLOYER, TRADER, POOL]) {
        await call('weth9', token, 'balanceOf', [owner]);
      }
      await call('weth9', token, 'decimals');
      await call('weth9', token, 'symbol');
    }
  });

  it('tells a call what block it is in, now and in the past', async () => {
    const { timestamp, number } = await both.result<{ timestamp: string; number: string }>(
      'eth_getBlockByNumber',
      'latest',
      false,
    );
    await both.result('evm_setNextBlockTimestamp', Number(timestamp) + 500);
    await both.result('evm_mine');
    for (const tag of ['latest', number]) {
      await call('multicall', a.multicall, 'getCurrentBlockTimestamp', [], tag);
      await call('multicall', a.multicall, 'getEthBalance', [TRADER], tag);
      await call('multicall', a.multicall, 'getEthBalance', [DEPLOYER], tag);
    }
    await both.same('eth_call', { to: NOBODY, data: '0x' }, 'latest');
    await both.same('eth_call', { data: '0x4360005260206000f3' }, 'latest');
  });

  it('signs messages and typed data as the node does', async () => {
    for (const account of [DEPLOYER, TRADER]) {
      await both.same('personal_sign', utils.hexlify(utils.toUtf8Bytes('hello')), account);
      await both.same('eth_sign', account, '0xdeadbeef');
      const types = {
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'chainId', type: 'uint256' },
          { name: 'verifyingContract', type: 'address' },
        ],
        Details: [
          { name: 'token', type: 'address' },
          { name: 'amount', type: 'uint160' },
        ],
        Permit: [
          { name: 'details', type: 'Details[]' },
          { name: 'spender', type: 'address' },
          { name: 'deadline', type: 'uint256' },
        ],
      };
      const domain = { name: 'Permit2', chainId: 1, verifyingContract: a.permit2 };
      const message = {
        details: [{ token: a.dai, amount: `${constants.WeiPerEther}` }],
        spender: a.universalRouter,
        deadline: '1900000000',
      };
      const data = { types, domain, primaryType: 'Permit', message };
      await both.same('eth_signTypedData_v4', account, data);
      await both.same('eth_signTypedData_v4', account, JSON.stringify(data));
    }
    await both.same('personal_sign', '0x12', NOBODY);
  });

  it('was compared at least 200 times', () => {
    expect(both.compared).toBeGreaterThanOrEqual(200);
  });
});

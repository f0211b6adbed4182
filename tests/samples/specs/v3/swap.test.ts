// SPDX-License-Identifier: MIT
import { BigNumber, constants, type providers, utils, Wallet } from 'ethers';
import { beforeEach, expect } from 'vitest';
import { sell } from '../../../../content/samples/v3/swap.ts';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { gasCost, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { seedThinPool, sorted } from '../../chain/pools.ts';
import { approveAll, balanceOf } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { PRIVATE_KEY } from '../../toolchain/run-main.ts';

const { usdc, weth9, positionManager, swapRouter } = addresses;
const oneEther = utils.parseEther('1');

describeSample('v3/swap.ts', (proves) => {
  const chain = useChain();
  let signer: Wallet;

  beforeEach(() => {
    signer = new Wallet(PRIVATE_KEY, chain.provider);
  });

  const quote = (amount: BigNumber) =>
    at('quoter', chain.trader).callStatic.quoteExactInputSingle!(
      weth9,
      usdc,
      3000,
      amount,
      0,
    ) as Promise<BigNumber>;

  /** Returns the minimum output of the swap in a transaction. */
  const leastOf = ({ data }: providers.TransactionResponse): BigNumber => {
    const router = at('swapRouter', chain.trader).interface;
    const [calls] = router.decodeFunctionData('multicall', data) as unknown as [string[]];
    const [params] = router.decodeFunctionData('exactInputSingle', calls[0]!);
    return (params as { amountOutMinimum: BigNumber }).amountOutMinimum;
  };

  proves([], 'sells the ether, and pays what the quoter said', async () => {
    const expected = await quote(oneEther);
    const before = await signer.getBalance();
    const had = await balanceOf(chain, usdc, signer.address);
    const receipt = (await sell(signer, oneEther, usdc)) as providers.TransactionReceipt;
    expect((await balanceOf(chain, usdc, signer.address)).sub(had)).toEqual(expected);
    expect(before.sub(await signer.getBalance())).toEqual(oneEther.add(gasCost(receipt)));
    expect(await chain.provider.getBalance(swapRouter)).toEqual(constants.Zero);
    const sent = await chain.provider.getTransaction(receipt.transactionHash);
    expect(leastOf(sent)).toEqual(expected.mul(1000).div(1005));
  });

  proves([], 'takes back the ether that a pool has no liquidity for', async () => {
    const token = await chain.deploy(testContract('test-token.sol', 'TestToken'), 'A', 'A', 18);
    const tokens = sorted(token.address, weth9);
    const held = { token: tokens[0] === weth9 ? 1 : 0, amount: oneEther.div(10) } as const;
    await (await token.mint(await chain.deployer.getAddress(), held.amount)).wait();
    await approveAll(chain.deployer, positionManager, [token.address]);
    await seedThinPool(chain, tokens, 3000, [oneEther, oneEther], held);
    const before = await signer.getBalance();
    const receipt = (await sell(signer, oneEther, token.address)) as providers.TransactionReceipt;
    const spent = before.sub(await signer.getBalance()).sub(gasCost(receipt));
    expect(spent.gt(0) && spent.lt(oneEther)).toBe(true);
    expect(await chain.provider.getBalance(swapRouter)).toEqual(constants.Zero);
  });

  proves([], 'reverts where somebody moves the price by more before it', async () => {
    const fair = await quote(oneEther);
    // Another trade is mined after the quote, but before the swap.
    const mover = new Wallet(PRIVATE_KEY, chain.provider);
    const late = new Proxy(signer, {
      get: (target, name, receiver) =>
        name === 'sendTransaction'
          ? async (transaction: providers.TransactionRequest) => {
              await sell(mover, utils.parseEther('40'), usdc);
              return target.sendTransaction({ ...transaction, gasLimit: 500_000 });
            }
          : (Reflect.get(target, name, receiver) as unknown),
    });
    await expect(sell(late, oneEther, usdc)).rejects.toThrow();
    expect((await quote(oneEther)).lt(fair.mul(995).div(1000))).toBe(true);
  });

  proves([], 'reverts for a pair that has no pool, before anything is sent', async () => {
    const nonce = await signer.getTransactionCount();
    await expect(sell(signer, oneEther, swapRouter)).rejects.toThrow();
    expect(await signer.getTransactionCount()).toBe(nonce);
  });
});

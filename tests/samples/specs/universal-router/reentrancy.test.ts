// SPDX-License-Identifier: MIT
import { BigNumber, constants, Contract, utils } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { testContract } from '../../chain/compiled.ts';
import { gasCost, useChain } from '../../chain/context.ts';
import { universalRouterParameters } from '../../chain/deploy.ts';
import { earlierUniversalRouters, published, type Artifact } from '../../chain/published.ts';

const encode = utils.defaultAbiCoder.encode.bind(utils.defaultAbiCoder);
const ether = utils.parseEther;
const execute = 'execute(bytes,bytes[],uint256)';
const PAY_PORTION = 0x06;
const SWEEP = 0x04;

describe('a payee that calls the universal router back', () => {
  const chain = useChain();
  let router: Contract;
  let payee: Contract;

  const place = async (artifact: Artifact) => {
    router = await chain.deploy(artifact, universalRouterParameters());
    payee = await chain.deploy(
      testContract('reentering-payee.sol', 'ReenteringPayee'),
      router.address,
    );
  };
  /** Returns arguments for `execute` that pay 1% of the ether to the payee, and then return the rest to the caller. */
  const calls = (amountMinimum: BigNumber) =>
    [
      utils.hexlify([PAY_PORTION, SWEEP]),
      [
        encode(['address', 'address', 'uint256'], [constants.AddressZero, payee.address, 100]),
        encode(
          ['address', 'address', 'uint256'],
          [constants.AddressZero, chain.traderAddress, amountMinimum],
        ),
      ],
      2 ** 40,
    ] as const;
  const loot = () => chain.provider.getBalance(payee.address);

  describe('1.0.0, without a lock', () => {
    beforeEach(() => place(earlierUniversalRouters['1.0.0']));

    it('leaves with all 10 ether of a call without a minimum', async () => {
      const before = await chain.trader.getBalance();
      const sent = await router[execute]!(...calls(constants.Zero), { value: ether('10') });
      const cost = gasCost(await sent.wait());
      expect(await loot()).toEqual(ether('10'));
      expect(before.sub(await chain.trader.getBalance()).sub(cost)).toEqual(ether('10'));
    });

    it('gets nothing where the sweep has a minimum: the call reverts', async () => {
      await expect(
        router.callStatic[execute]!(...calls(ether('9.9')), { value: ether('10') }),
      ).rejects.toThrow('InsufficientETH');
    });
  });

  describe.each([
    ['1.1.1', earlierUniversalRouters['1.1.1']],
    ['1.2.1', published.universalRouter],
  ] as const)('%s, with a lock', (_, artifact) => {
    beforeEach(() => place(artifact));

    it('gets nothing, also from a call without a minimum', async () => {
      const before = await chain.trader.getBalance();
      const sent = router[execute]!(...calls(constants.Zero), {
        value: ether('10'),
        gasLimit: 1_000_000,
      }) as Promise<{ wait(): Promise<unknown> }>;
      await expect(sent.then((transaction) => transaction.wait())).rejects.toThrow(
        'transaction failed',
      );
      expect(await loot()).toEqual(constants.Zero);
      expect(before.sub(await chain.trader.getBalance()).lt(ether('0.1'))).toBe(true);
    });

    it('is open again afterwards', async () => {
      await (await router[execute]!('0x', [], 2 ** 40)).wait();
      await (await router[execute]!('0x', [], 2 ** 40)).wait();
    });
  });
});

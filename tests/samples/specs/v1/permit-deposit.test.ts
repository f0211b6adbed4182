// SPDX-License-Identifier: MIT
import { constants, type Contract, utils } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '../../chain/addresses.ts';
import { sampleContract, testContract } from '../../chain/compiled.ts';
import { IN_TIME, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { signPermitSingle, usePermitSingle } from '../../chain/permit-single.ts';
import { pair } from '../../chain/pools.ts';
import { revertCode, revertOfMethod } from '../../chain/reverts.ts';
import { approveAll, balanceOf, fund, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { signPermit } from '../signed-permit.ts';

const { dai, usdc, weth9, permit2, swapRouter, universalRouter, v2Router02 } = addresses;
const file = 'v1/permit-deposit.sol';

const amount = units.weth(1);

describe('whoever sees a signed permit', () => {
  const chain = useChain();
  let lp: Contract;

  beforeEach(async () => {
    lp = await pair(chain.deployer, dai, weth9);
    await (await lp.transfer(chain.traderAddress, amount)).wait();
  });

  const stranger = () => chain.provider.getSigner(2);
  /** Signs a permit for the trader's LP tokens. Returns the arguments that `permit` takes after the amount. */
  const sign = async (spender: string) => {
    const signature = await signPermit(chain.trader, (await lp.name()) as string, lp.address, {
      'address owner': chain.traderAddress,
      'address spender': spender,
      'uint256 value': amount,
      'uint256 nonce': await lp.nonces(chain.traderAddress),
      'uint256 deadline': IN_TIME,
    });
    return [IN_TIME, ...signature] as const;
  };
  /** Submits the signature to the token first, as someone else. */
  const runAhead = async (spender: string, signed: readonly unknown[]) => {
    const permit = [chain.traderAddress, spender, amount, ...signed];
    await (await lp.connect(stranger()).permit(...permit)).wait();
  };

  describeSample(file, (proves) => {
    let careful: Contract;
    let careless: Contract;

    beforeEach(async () => {
      careful = await chain.deploy(sampleContract(file, 'PermitDeposit'));
      const double = testContract('careless-permit-deposit.sol', 'CarelessPermitDeposit');
      careless = await chain.deploy(double);
    });

    proves(['deposit'], 'takes the tokens with the permit, and gives back', async () => {
      const signed = await sign(careful.address);
      await (await careful.deposit(lp.address, amount, ...signed)).wait();
      expect(await lp.balanceOf(careful.address)).toEqual(amount);
      await (await careful.withdraw(lp.address, amount)).wait();
      expect(await lp.balanceOf(chain.traderAddress)).toEqual(amount);
      const more = await revertOfMethod(careful, 'withdraw', [lp.address, 1]);
      expect(more.code).toBe('Panic(17)');
    });

    proves(['deposit'], 'goes on where somebody has used the permit before', async () => {
      const first = await sign(careless.address);
      await runAhead(careless.address, first);
      const stopped = await revertOfMethod(careless, 'deposit', [lp.address, amount, ...first]);
      expect(stopped.code).toBe('UniswapV2: INVALID_SIGNATURE');

      const second = await sign(careful.address);
      await runAhead(careful.address, second);
      await (await careful.deposit(lp.address, amount, ...second)).wait();
      expect(await careful.deposited(chain.traderAddress, lp.address)).toEqual(amount);
    });

    proves(['deposit'], 'takes nothing of others, where a token swallows any permit', async () => {
      // The trader has given both contracts an unlimited allowance.
      const token = await chain.deploy(testContract('swallowing-token.sol', 'SwallowingToken'));
      await (await token.mint(chain.traderAddress, amount)).wait();
      for (const { address } of [careful, careless]) {
        await (await token.approve(address, constants.MaxUint256)).wait();
      }
      const thief = await stranger().getAddress();
      const nothing = [0, 0, constants.HashZero, constants.HashZero];

      const theirs = careful.connect(stranger());
      const refused = await revertOfMethod(theirs, 'deposit', [token.address, amount, ...nothing]);
      expect(refused.code).toBe('TransferHelper: TRANSFER_FROM_FAILED');

      const open = careless.connect(stranger());
      const args = [chain.traderAddress, token.address, amount, ...nothing];
      await (await open.depositOf(...args)).wait();
      await (await open.withdraw(token.address, amount)).wait();
      expect(await token.balanceOf(thief)).toEqual(amount);
      expect(await token.balanceOf(chain.traderAddress)).toEqual(constants.Zero);
    });
  });

  it('stops removeLiquidityWithPermit of the v1 router; plain removeLiquidity then works', async () => {
    const signed = await sign(v2Router02);
    await runAhead(v2Router02, signed);
    const router = at('v2Router02', chain.trader);
    const remove = [dai, weth9, amount, 0, 0, chain.traderAddress] as const;
    const [deadline, ...signature] = signed;
    const args = [...remove, deadline, false, ...signature];
    const stopped = await revertOfMethod(router, 'removeLiquidityWithPermit', args);
    expect(stopped.code).toBe('UniswapV2: INVALID_SIGNATURE');
    await (await router.removeLiquidity(...remove, deadline)).wait();
    expect(await lp.balanceOf(chain.traderAddress)).toEqual(constants.Zero);
  });

  it('stops selfPermit of the v3 periphery, and not selfPermitIfNecessary', async () => {
    const signed = await sign(swapRouter);
    await runAhead(swapRouter, signed);
    const router = at('swapRouter', chain.trader);
    const args = [lp.address, amount, ...signed];
    const stopped = await revertOfMethod(router, 'selfPermit', args);
    expect(stopped.code).toBe('UniswapV2: INVALID_SIGNATURE');
    await (await router.selfPermitIfNecessary(...args)).wait();
  });

  it('stops PERMIT2_PERMIT of the universal router, also marked to allow a revert; without it the call works', async () => {
    await fund(chain, chain.traderAddress, { usdc: units.usdc(100) });
    await approveAll(chain.trader, permit2, [usdc]);
    const details = { token: usdc, amount: units.usdc(100), expiration: IN_TIME, nonce: 0 };
    const permit = { details, spender: universalRouter, sigDeadline: IN_TIME };
    const signature = await signPermitSingle(chain.trader, permit);
    await usePermitSingle(stranger(), chain.traderAddress, permit, signature);

    const encode = utils.defaultAbiCoder.encode.bind(utils.defaultAbiCoder);
    const permitInput = encode(
      [
        'tuple(tuple(address token,uint160 amount,uint48 expiration,uint48 nonce) details,address spender,uint256 sigDeadline)',
        'bytes',
      ],
      [permit, signature],
    );
    const dead = '0x000000000000000000000000000000000000dEaD';
    const move = encode(['address', 'address', 'uint160'], [usdc, dead, units.usdc(100)]);
    const router = at('universalRouter', chain.trader);
    const execute = 'execute(bytes,bytes[],uint256)';
    for (const command of ['0x0a', '0x8a']) {
      const args = [`${command}02`, [permitInput, move], IN_TIME];
      const code = await revertCode(router, execute, args);
      expect(code).toBe(at('permit2', stranger()).interface.getSighash('InvalidNonce'));
    }
    await (await router[execute]!('0x02', [move], IN_TIME)).wait();
    expect(await balanceOf(chain, usdc, dead)).toEqual(units.usdc(100));
  });
});

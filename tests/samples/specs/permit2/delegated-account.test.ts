// SPDX-License-Identifier: MIT
import { BigNumber, type Contract, utils } from 'ethers';
import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { beforeEach, describe, expect, it } from 'vitest';
import { signAllowance } from '../../../../content/samples/permit2/sign-allowance.ts';
import { addresses } from '../../chain/addresses.ts';
import { testContract } from '../../chain/compiled.ts';
import { IN_TIME, useChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { PERMIT } from '../../chain/permit-single.ts';
import { pair } from '../../chain/pools.ts';
import { mintParams, mintPosition } from '../../chain/positions.ts';
import { revertCode } from '../../chain/reverts.ts';
import { approveAll, fund, units } from '../../chain/tokens.ts';
import { pageText } from '../../toolchain/page-text.ts';
import { PRIVATE_KEY } from '../../toolchain/run-main.ts';
import { signPermit } from '../signed-permit.ts';

const { dai, weth9, positionManager, swapRouter } = addresses;
const account = privateKeyToAccount(PRIVATE_KEY);
const page = pageText('contracts/permit2/overview');

/** Returns the errors that the page lists for a failing step, from the list item that starts with `what`. */
const seen = (what: string): string => {
  const item = page.split('\n').find((line) => line.startsWith(`- **${what}`)) ?? '';
  return item.split('you see ')[1] ?? '';
};

describe('what the page says of an account that delegates to a contract', () => {
  const chain = useChain();
  let refusing: Contract;

  /**
   * Delegates the trader's account to a contract with a signed authorization (EIP-7702), as a wallet does for its user.
   */
  const delegateTo = async (contract: string) => {
    const { r, s, yParity, chainId, address, nonce } = await account.signAuthorization({
      contractAddress: contract as Hex,
      chainId: 1,
      nonce: await chain.trader.getTransactionCount(),
    });
    const hex = (value: number) => utils.hexValue(value);
    const authorization = { chainId: hex(chainId), address, nonce: hex(nonce), r, s };
    const hash = (await chain.provider.send('eth_sendTransaction', [
      {
        from: await chain.deployer.getAddress(),
        to: chain.traderAddress,
        gas: hex(500_000),
        authorizationList: [{ ...authorization, yParity: hex(yParity ?? 0) }],
      },
    ])) as string;
    await chain.provider.waitForTransaction(hash);
  };

  const allowance = async () => {
    const spender = await chain.deployer.getAddress();
    const soon = (await chain.now()) + 600;
    const { permit, signature } = await signAllowance(chain.trader, dai, spender, 5, soon, soon);
    return [chain.traderAddress, permit, signature] as const;
  };
  const permit2 = () => at('permit2', chain.deployer);

  beforeEach(async () => {
    refusing = await chain.deploy(testContract('refusing-wallet.sol', 'RefusingWallet'));
  });

  it('has the code that the page shows', async () => {
    expect(await chain.provider.getCode(chain.traderAddress)).toBe('0x');
    await delegateTo(refusing.address);
    const code = await chain.provider.getCode(chain.traderAddress);
    expect(code).toBe(`0xef0100${refusing.address.slice(2).toLowerCase()}`);
    expect(page).toContain('| `0xef0100` and 20 bytes more ');
  });

  it('has no say at Permit2: the same signature that counted before is refused', async () => {
    const args = await allowance();
    await permit2().callStatic[PERMIT]!(...args);
    await delegateTo(refusing.address);
    const code = await revertCode(permit2(), PERMIT, args);
    expect(code).toBe(permit2().interface.getSighash('InvalidContractSignature()'));
    expect(seen('A permit of Permit2')).toContain('`InvalidContractSignature()`');
    // The page's workaround needs no signature.
    const spender = await chain.deployer.getAddress();
    await (
      await permit2().connect(chain.trader).approve(dai, spender, 5, args[1].sigDeadline)
    ).wait();
    const [amount] = (await permit2().allowance(chain.traderAddress, dai, spender)) as [BigNumber];
    expect(amount.toNumber()).toBe(5);
  });

  it('is refused without data where the delegate knows no signatures', async () => {
    const args = await allowance();
    await delegateTo(dai);
    expect(await revertCode(permit2(), PERMIT, args)).toBe('');
  });

  it('has no say in a permit for its position', async () => {
    await fund(chain, chain.traderAddress, { dai: units.dai(2_000), weth: units.weth(1) });
    await approveAll(chain.trader, positionManager, [dai, weth9]);
    const amounts = [units.dai(2_000), units.weth(1)];
    const params = mintParams([dai, weth9], 3000, amounts, chain.traderAddress);
    const tokenId = await mintPosition(chain.trader, params);
    const spender = await chain.deployer.getAddress();
    const signature = await signPermit(
      chain.trader,
      'Uniswap V3 Positions NFT-V1',
      positionManager,
      {
        'address spender': spender,
        'uint256 tokenId': tokenId,
        'uint256 nonce': 0,
        'uint256 deadline': IN_TIME,
      },
    );
    const manager = at('positionManager', chain.deployer);
    const args = [spender, tokenId, IN_TIME, ...signature];
    await manager.callStatic.permit!(...args);
    await delegateTo(refusing.address);
    expect(await revertCode(manager, 'permit', args)).toBe('Unauthorized');
    expect(seen("A permit for a position's NFT")).toContain('`Unauthorized`');
  });

  it('still signs permits of a v1 LP token', async () => {
    await delegateTo(refusing.address);
    const lp = await pair(chain.deployer, dai, weth9);
    const spender = await chain.deployer.getAddress();
    const signature = await signPermit(chain.trader, 'Uniswap V2', lp.address, {
      'address owner': chain.traderAddress,
      'address spender': spender,
      'uint256 value': 5,
      'uint256 nonce': 0,
      'uint256 deadline': IN_TIME,
    });
    await lp.callStatic.permit!(chain.traderAddress, spender, 5, IN_TIME, ...signature);
  });

  it('is sent no position and no ether that its delegate does not take', async () => {
    await delegateTo(refusing.address);
    await approveAll(chain.deployer, positionManager, [dai, weth9]);
    const owner = await chain.deployer.getAddress();
    const amounts = [units.dai(2_000), units.weth(1)];
    const tokenId = await mintPosition(
      chain.deployer,
      mintParams([dai, weth9], 3000, amounts, owner),
    );
    const manager = at('positionManager', chain.deployer);
    const send = 'safeTransferFrom(address,address,uint256)';
    const received = await revertCode(manager, send, [owner, chain.traderAddress, tokenId]);
    expect(seen("A position's NFT arrives")).toContain(`\`${received}\``);
    await fund(chain, swapRouter, { weth: 1 });
    const router = at('swapRouter', chain.deployer);
    const paid = await revertCode(router, 'unwrapWETH9', [0, chain.traderAddress]);
    expect(seen('A router pays out ether')).toContain(`\`${paid}\``);
  });
});

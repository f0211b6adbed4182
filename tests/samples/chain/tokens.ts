// SPDX-License-Identifier: MIT
import { BigNumber, type BigNumberish, constants, Contract, utils } from 'ethers';
import { addresses } from './addresses.ts';
import type { Chain } from './deploy.ts';

const { dai, usdc, weth9 } = addresses;

/** Amounts in base units. */
export const units = {
  dai: (amount: string | number) => utils.parseUnits(`${amount}`, 18),
  usdc: (amount: string | number) => utils.parseUnits(`${amount}`, 6),
  weth: (amount: string | number) => utils.parseUnits(`${amount}`, 18),
};

const tokenAbi = [
  'function mint(address to, uint256 value)',
  'function deposit() payable',
  'function approve(address spender, uint256 value) returns (bool)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
];

/** Returns the contract of DAI, USDC or WETH9 for a signer or provider. */
export function token(
  address: string,
  signer: Contract['signer'] | Contract['provider'],
): Contract {
  return new Contract(address, tokenAbi, signer);
}

/** Funds an account: mints DAI and USDC for it, and sends it WETH9 that is wrapped from the deployer's ETH. */
export async function fund(
  { provider, deployer }: Chain,
  account: string,
  amounts: { dai?: BigNumberish; usdc?: BigNumberish; weth?: BigNumberish },
): Promise<void> {
  if (amounts.dai) await (await token(dai, deployer).mint(account, amounts.dai)).wait();
  if (amounts.usdc) await (await token(usdc, deployer).mint(account, amounts.usdc)).wait();
  if (amounts.weth) {
    const weth = token(weth9, deployer);
    await (await weth.deposit({ value: amounts.weth })).wait();
    await (await weth.transfer(account, amounts.weth)).wait();
  }
  await provider.getBlockNumber();
}

/** Returns an account's balance of DAI, USDC or WETH9. */
export async function balanceOf(
  chain: Chain,
  address: string,
  account: string,
): Promise<BigNumber> {
  return (await token(address, chain.provider).balanceOf(account)) as BigNumber;
}

/** Approves a spender, from a signer's account, for any amount of each token. */
export async function approveAll(
  signer: Chain['deployer'],
  spender: string,
  tokens: readonly string[],
): Promise<void> {
  for (const address of tokens) {
    await (await token(address, signer).approve(spender, constants.MaxUint256)).wait();
  }
}

// SPDX-License-Identifier: MIT
import { BigNumber, type BigNumberish, constants, utils } from 'ethers';
import { CALLER } from '../../../src/run/scenario/given-scenario.ts';
import type { Receipt, Stage } from '../../../src/run/scenario/stage.ts';
import type { SentCall } from '../../../src/site/runs/gas-run.ts';
import { addresses } from '../chain/addresses.ts';
import { encode, published } from '../chain/published.ts';
import { swapParams } from '../chain/pools.ts';
import { units } from '../chain/tokens.ts';

type Hex = `0x${string}`;
type PublishedName = keyof typeof published;
type Token = 'dai' | 'usdc' | 'weth9';

/** An account that has each token: the one that deployed the market. */
export const RECIPIENT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

const TOKENS: readonly Token[] = ['dai', 'usdc', 'weth9'];
const MINT = new utils.Interface(['function mint(address to, uint256 value)']);

/** Returns a call to a published contract. @param to its address, if the contract has no fixed one */
export const callTo = (
  name: PublishedName,
  method: string,
  args: readonly unknown[],
  { to, value }: { to?: string | undefined; value?: BigNumberish | undefined } = {},
): SentCall => ({
  to: (to ?? addresses[name as keyof typeof addresses]) as Hex,
  data: encode(name, method, args) as Hex,
  ...(value !== undefined && { value: BigNumber.from(value).toHexString() as Hex }),
});

/** Prepares the chain for a measured call, and records every transaction that it sends. */
export class Recorder {
  readonly before: SentCall[] = [];

  constructor(private readonly stage: Stage) {}

  /** Sends a transaction from the caller, and records it. @throws Error if it reverts */
  async send(call: SentCall): Promise<Receipt> {
    const { value, ...rest } = call;
    const receipt = await this.stage.send({ ...rest, value: BigInt(value ?? 0) });
    if (receipt.status !== '0x1')
      throw new Error(`A call to ${call.to} reverted: ${call.data.slice(0, 10)}`);
    this.before.push(call);
    return receipt;
  }

  /** Sends a call to a published contract. */
  async call(...given: Parameters<typeof callTo>): Promise<Receipt> {
    return this.send(callTo(...given));
  }

  /** Reads from a published contract. */
  async read(
    name: PublishedName,
    method: string,
    args: readonly unknown[] = [],
    to?: string,
  ): Promise<utils.Result> {
    const call = callTo(name, method, args, { to });
    const answer = await this.stage.ask('eth_call', { from: CALLER, ...call }, 'latest');
    return new utils.Interface(published[name].abi as never).decodeFunctionResult(method, answer);
  }

  /** Signs typed data (EIP-712) with the caller's key. */
  sign(...typed: Parameters<typeof utils._TypedDataEncoder.getPayload>): Promise<Hex> {
    const payload: unknown = utils._TypedDataEncoder.getPayload(...typed);
    return this.stage.ask('eth_signTypedData_v4', CALLER, payload);
  }

  /** Gives the caller a large amount of each token. */
  async hold(...tokens: readonly Token[]): Promise<void> {
    for (const token of tokens) {
      if (token === 'weth9') await this.call('weth9', 'deposit', [], { value: units.weth(10_000) });
      else await this.mint(addresses[token], units[token](10_000_000));
    }
  }

  /** Mints an amount of a test token to the caller. */
  async mint(token: string, amount: BigNumberish, to: string = CALLER): Promise<void> {
    const data = MINT.encodeFunctionData('mint', [to, amount]) as Hex;
    await this.send({ to: token as Hex, data });
  }

  /** Approves a spender to take tokens of the caller without limit. */
  async approve(spender: string, ...tokens: readonly (Token | `0x${string}`)[]): Promise<void> {
    for (const token of tokens) {
      const to = TOKENS.includes(token as Token) ? addresses[token as Token] : token;
      await this.call('weth9', 'approve', [spender, constants.MaxUint256], { to });
    }
  }

  /** Sends the caller's tokens to another account, except for an amount. */
  async keepOnly(token: Token, amount: BigNumberish): Promise<void> {
    const to = addresses[token];
    const [balance] = await this.read('weth9', 'balanceOf', [CALLER], to);
    await this.call('weth9', 'transfer', [RECIPIENT, (balance as BigNumber).sub(amount)], { to });
  }

  /**
   * Trades in a v3 pool in both directions, as in any pool in use: after its first trades, a pool pays less to store
   * its fee growth.
   */
  async tradeInPool(
    one: string,
    other: string,
    fee: number,
    amounts: readonly [one: BigNumberish, other: BigNumberish],
  ): Promise<void> {
    await this.approve(addresses.swapRouter, one as Hex, other as Hex);
    await this.call('swapRouter', 'exactInputSingle', [
      swapParams(one, other, fee, amounts[0], CALLER),
    ]);
    await this.call('swapRouter', 'exactInputSingle', [
      swapParams(other, one, fee, amounts[1], CALLER),
    ]);
  }

  /** Trades in a v1 pair, which stores both of its cumulative prices then. */
  async tradeInPair(one: string, other: string, amount: BigNumberish): Promise<void> {
    await this.approve(addresses.v2Router02, one as Hex);
    const path = [one, other];
    await this.call('v2Router02', 'swapExactTokensForTokens', [amount, 0, path, CALLER, IN_TIME]);
  }

  /** Creates a test token that no pool has yet, as a copy of DAI's code, and returns its address. */
  async createToken(): Promise<Hex> {
    const data: Hex = `0x73${addresses.dai.slice(2)}803b8060006000843c6000f3`;
    const { contractAddress } = await this.send({ data });
    if (!contractAddress) throw new Error('The transaction that creates a token created nothing.');
    return contractAddress;
  }
}

/** Deadline of every call: the largest that the contracts accept. */
export const IN_TIME = constants.MaxUint256;

/** Prepares the chain, and returns the call to measure. */
export type GasCase = (chain: Recorder) => Promise<SentCall>;

/** Measured calls, by the name of their row, then of their column. */
export type GasCases = Readonly<Record<string, Readonly<Record<string, GasCase>>>>;

export { CALLER };

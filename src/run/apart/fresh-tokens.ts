import { CALLER } from '../scenario/caller';
import type { Stage } from '../scenario/stage';
import type { Hex } from '../engine/quantities';
import { transact } from './contract-call';

/** Two tokens, sorted as pools sort them. */
export type Tokens = readonly [token0: Hex, token1: Hex];

/**
 * Returns creation code that deploys a copy of another contract's code: PUSH20 its address, EXTCODECOPY all of it,
 * RETURN it. The copy's storage is empty, which works because pools need nothing that a test token's constructor
 * stores.
 */
const copyOf = (contract: Hex): Hex => `0x73${contract.slice(2)}803b8060006000843c6000f3`;

/**
 * Creates two tokens that no pool has and that anyone can mint without limit. WETH9 would have to be paid for in ether,
 * and some figures use amounts larger than its supply.
 */
export async function freshTokens(stage: Stage): Promise<Tokens> {
  const [one, other] = [await copyToken(stage), await copyToken(stage)];
  return BigInt(one) < BigInt(other) ? [one, other] : [other, one];
}

async function copyToken(stage: Stage): Promise<Hex> {
  const data = copyOf(stage.fill('{DAI}') as Hex);
  const { contractAddress } = await stage.send({ data });
  if (!contractAddress) throw new Error('The token could not be made.');
  return contractAddress;
}

/** Mints a token amount, in base units, to the caller, and approves a contract to spend it. */
export async function mintFor(
  stage: Stage,
  token: Hex,
  amount: bigint,
  spender: Hex,
): Promise<void> {
  await transact(stage, token, 'mint(address,uint256)', [CALLER, amount]);
  await transact(stage, token, 'approve(address,uint256)', [spender, amount]);
}

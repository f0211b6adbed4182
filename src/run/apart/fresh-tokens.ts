import { CALLER } from '../scenario/caller';
import type { Stage } from '../scenario/stage';
import type { Hex } from '../engine/quantities';
import { transact } from './contract-call';

/** Two tokens in the order in which pools have them. */
export type Tokens = readonly [token0: Hex, token1: Hex];

/**
 * Creation code that leaves the code of another contract: PUSH20 its address, EXTCODECOPY all of it, RETURN it. Test
 * tokens keep nothing in storage that a pool asks for.
 */
const copyOf = (contract: Hex): Hex => `0x73${contract.slice(2)}803b8060006000843c6000f3`;

/**
 * Makes two tokens that no pool has and anyone may mint, without limit: WETH9 would have to be paid for in ether, and
 * there is less of it than some figures count with.
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

/** Gives the caller an amount of a token, in its smallest unit, and lets a contract take it. */
export async function mintFor(
  stage: Stage,
  token: Hex,
  amount: bigint,
  spender: Hex,
): Promise<void> {
  await transact(stage, token, 'mint(address,uint256)', [CALLER, amount]);
  await transact(stage, token, 'approve(address,uint256)', [spender, amount]);
}

// SPDX-License-Identifier: MIT
import { type BigNumberish, constants, utils } from 'ethers';
import { addresses as a } from '../chain/addresses.ts';
import { PERMIT, PERMIT_SINGLE_TYPES, type PermitSingle } from '../chain/permit-single.ts';
import { mintParams } from '../chain/positions.ts';
import { units } from '../chain/tokens.ts';
import {
  CALLER,
  callTo,
  type GasCase,
  type GasCases,
  IN_TIME,
  RECIPIENT,
  type Recorder,
} from './recorder.ts';

/** A Unix timestamp of 48 bits that no test reaches. */
const LATE = 2 ** 40;
const MOST = constants.MaxUint256.shr(96);

const SPENDER = a.universalRouter;

/** Gives a spender an allowance of Permit2 without limit, by a transaction. */
export const allowance = async (chain: Recorder, token: string, spender: string) =>
  chain.call('permit2', 'approve', [token, spender, MOST, LATE]);

const DOMAIN = { name: 'Permit2', chainId: 1, verifyingContract: a.permit2 };

/** Signs an allowance of Permit2 for the caller, and returns it with its signature. */
export async function signedAllowance(
  chain: Recorder,
  token: string,
  spender: string,
  nonce: number,
): Promise<[PermitSingle, string]> {
  const permit: PermitSingle = {
    details: { token, amount: MOST, expiration: LATE, nonce },
    spender,
    sigDeadline: LATE,
  };
  return [permit, await chain.sign(DOMAIN, PERMIT_SINGLE_TYPES, permit)];
}

const permitCall = async (chain: Recorder, nonce: number) => {
  const [permit, signature] = await signedAllowance(chain, a.dai, SPENDER, nonce);
  return callTo('permit2', PERMIT, [CALLER, permit, signature]);
};

const TRANSFER =
  'permitTransferFrom(((address,uint256),uint256,uint256),(address,uint256),address,bytes)';

const TRANSFER_TYPES = {
  PermitTransferFrom: [
    { name: 'permitted', type: 'TokenPermissions' },
    { name: 'spender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
  TokenPermissions: [
    { name: 'token', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ],
};

/** Returns a call that takes tokens once by a signature, from the caller by the caller. */
async function transferCall(chain: Recorder, nonce: BigNumberish) {
  const amount = `${units.dai(100)}`;
  const signature = await chain.sign(DOMAIN, TRANSFER_TYPES, {
    permitted: { token: a.dai, amount },
    spender: CALLER,
    nonce,
    deadline: LATE,
  });
  return callTo('permit2', TRANSFER, [
    [[a.dai, amount], nonce, LATE],
    [RECIPIENT, amount],
    CALLER,
    signature,
  ]);
}

const approveDai = (amount: BigNumberish) =>
  callTo('weth9', 'approve', [SPENDER, amount], { to: a.dai });

/** Signs a permit whose fields are the same in LP tokens and position NFTs, up to their names. */
async function splitPermit(
  chain: Recorder,
  domain: { name: string; verifyingContract: string },
  fields: Readonly<Record<string, string>>,
): Promise<[v: number, r: string, s: string]> {
  const { inputs } = utils.FunctionFragment.from(`Permit(${Object.keys(fields).join()})`);
  const message = Object.fromEntries(
    Object.values(fields).map((value, index) => [inputs[index]!.name, value]),
  );
  const types = { Permit: inputs.map(({ name, type }) => ({ name, type })) };
  const signature = await chain.sign({ ...domain, version: '1', chainId: 1 }, types, message);
  const { v, r, s } = utils.splitSignature(signature);
  return [v, r, s];
}

/** Signs the caller's LP tokens over to the v1 router. */
export const lpPermit = (chain: Recorder, pair: string) =>
  splitPermit(
    chain,
    { name: 'Uniswap V2', verifyingContract: pair },
    {
      'address owner': CALLER,
      'address spender': a.v2Router02,
      'uint256 value': `${constants.MaxUint256}`,
      'uint256 nonce': '0',
      'uint256 deadline': `${IN_TIME}`,
    },
  );

const lpPermitCase: GasCase = async (chain) => {
  const [pair] = await chain.read('v2Factory', 'getPair', [a.dai, a.weth9]);
  const to = pair as string;
  const signed = await lpPermit(chain, to);
  const args = [CALLER, a.v2Router02, constants.MaxUint256, IN_TIME, ...signed];
  return callTo('v2Pair', 'permit', args, { to });
};

const nftPermitCase: GasCase = async (chain) => {
  await chain.hold('dai', 'weth9');
  await chain.approve(a.positionManager, 'dai', 'weth9');
  const params = mintParams([a.dai, a.weth9], 3000, [units.dai(2_000), units.weth(1)], CALLER);
  await chain.call('positionManager', 'mint', [params]);
  const [tokenId] = await chain.read('positionManager', 'tokenOfOwnerByIndex', [CALLER, 0]);
  const signed = await splitPermit(
    chain,
    { name: 'Uniswap V3 Positions NFT-V1', verifyingContract: a.positionManager },
    {
      'address spender': a.v3Migrator,
      'uint256 tokenId': `${tokenId}`,
      'uint256 nonce': '0',
      'uint256 deadline': `${IN_TIME}`,
    },
  );
  const args = [a.v3Migrator, tokenId, IN_TIME, ...signed];
  return callTo('positionManager', 'permit', args);
};

/** Ways to let a contract take tokens. */
export const permitCases: GasCases = {
  approve: { gas: async () => approveDai(constants.MaxUint256) },
  'approve-again': {
    gas: async (chain) => {
      await chain.send(approveDai(1));
      return approveDai(constants.MaxUint256);
    },
  },
  'approve-zero': {
    gas: async (chain) => {
      await chain.send(approveDai(constants.MaxUint256));
      return approveDai(0);
    },
  },
  'permit2-approve': {
    gas: async () => callTo('permit2', 'approve', [a.dai, SPENDER, MOST, LATE]),
  },
  'permit2-permit': { gas: (chain) => permitCall(chain, 0) },
  'permit2-permit-again': {
    gas: async (chain) => {
      await chain.send(await permitCall(chain, 0));
      return permitCall(chain, 1);
    },
  },
  'permit2-transfer': {
    gas: async (chain) => {
      await chain.hold('dai');
      await chain.approve(a.permit2, 'dai');
      return transferCall(chain, 0);
    },
  },
  'permit2-transfer-again': {
    gas: async (chain) => {
      await chain.hold('dai');
      await chain.approve(a.permit2, 'dai');
      await chain.send(await transferCall(chain, 0));
      return transferCall(chain, 1);
    },
  },
  'lp-permit': { gas: lpPermitCase },
  'nft-permit': { gas: nftPermitCase },
};

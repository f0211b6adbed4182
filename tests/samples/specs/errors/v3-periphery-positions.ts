// SPDX-License-Identifier: MIT
import { BigNumber, constants, utils } from 'ethers';
import { addresses } from '../../chain/addresses.ts';
import type { TestChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { revertOfMethod } from '../../chain/reverts.ts';
import { approveAll, units } from '../../chain/tokens.ts';
import type { Provoke } from '../../toolchain/errors.ts';

const { dai, weth9, positionManager } = addresses;
const late = constants.MaxUint256;
const dead = '0x000000000000000000000000000000000000dEaD';

/** Registers the tests that meet the errors of a position and of its permit. */
export function provokePositions(provoke: Provoke, chain: TestChain): void {
  const manager = () => at('positionManager', chain.trader);

  /** Mints a position of the trader; returns its id. */
  const mint = async (overrides: Record<string, unknown> = {}, simulate = false) => {
    await approveAll(chain.trader, positionManager, [dai, weth9]);
    const params = {
      token0: dai,
      token1: weth9,
      fee: 3000,
      tickLower: -887220,
      tickUpper: 887220,
      amount0Desired: units.dai(2_000),
      amount1Desired: units.weth(1),
      amount0Min: 0,
      amount1Min: 0,
      recipient: chain.traderAddress,
      deadline: late,
      ...overrides,
    };
    if (simulate) return revertOfMethod(manager(), 'mint', [params]);
    const { tokenId } = await manager().callStatic.mint!(params);
    await (await manager().mint(params)).wait();
    return tokenId as BigNumber;
  };
  const minted = async () => (await mint()) as BigNumber;

  /** Hands in a permit for a position, signed by `signer`. */
  const permit = async (
    values: { spender?: string; deadline?: unknown; v?: number },
    signer = chain.trader,
  ) => {
    const tokenId = await minted();
    const spender = values.spender ?? dead;
    const deadline = values.deadline ?? late;
    const fields = ['spender address', 'tokenId uint256', 'nonce uint256', 'deadline uint256'];
    const signature = await signer._signTypedData(
      {
        name: 'Uniswap V3 Positions NFT-V1',
        version: '1',
        chainId: 1,
        verifyingContract: positionManager,
      },
      {
        Permit: fields.map((field) => {
          const [name = '', type = ''] = field.split(' ');
          return { name, type };
        }),
      },
      { spender, tokenId, nonce: 0, deadline },
    );
    const { v, r, s } = utils.splitSignature(signature);
    return revertOfMethod(manager(), 'permit', [spender, tokenId, deadline, values.v ?? v, r, s]);
  };

  provoke('Price slippage check', async () => {
    const minimums = { amount0Min: units.dai(2_001) };
    return (await mint(minimums, true)) as Awaited<ReturnType<typeof revertOfMethod>>;
  });
  provoke('Not approved', () => revertOfMethod(manager(), 'burn', [1]));
  provoke('Invalid token ID', () => revertOfMethod(manager(), 'positions', [999]));
  provoke('Not cleared', async () => revertOfMethod(manager(), 'burn', [await minted()]));
  provoke('Permit expired', () => permit({ deadline: 1 }));
  provoke('ERC721Permit: approval to current owner', () =>
    permit({ spender: chain.traderAddress }),
  );
  provoke('Invalid signature', () => permit({ v: 0 }));
  provoke('Unauthorized', () => permit({}, chain.deployer));
}

// SPDX-License-Identifier: MIT
import { addresses } from '../../chain/addresses.ts';
import { IN_TIME, type TestChain } from '../../chain/context.ts';
import { at } from '../../chain/deploy.ts';
import { mintParams, mintPosition } from '../../chain/positions.ts';
import { revertOfMethod } from '../../chain/reverts.ts';
import { approveAll, units } from '../../chain/tokens.ts';
import type { Provoke } from '../../toolchain/errors.ts';
import { signPermit } from '../signed-permit.ts';

const { dai, weth9, positionManager } = addresses;
const dead = '0x000000000000000000000000000000000000dEaD';

/** Registers the tests that provoke the errors of positions and their permits. */
export function provokePositions(provoke: Provoke, chain: TestChain): void {
  const manager = () => at('positionManager', chain.trader);

  /** Approves both tokens, and returns parameters to mint a position for the trader. */
  const position = async (changes = {}) => {
    await approveAll(chain.trader, positionManager, [dai, weth9]);
    const amounts = [units.dai(2_000), units.weth(1)];
    return mintParams([dai, weth9], 3000, amounts, chain.traderAddress, changes);
  };
  const minted = async () => mintPosition(chain.trader, await position());

  /** Mints a position and simulates a permit for it, signed by `signer`. Returns why the permit reverts. */
  const permit = async (
    values: { spender?: string; deadline?: unknown; v?: number },
    signer = chain.trader,
  ) => {
    const tokenId = await minted();
    const { spender = dead, deadline = IN_TIME } = values;
    const [v, r, s] = await signPermit(signer, 'Uniswap V3 Positions NFT-V1', positionManager, {
      'address spender': spender,
      'uint256 tokenId': tokenId,
      'uint256 nonce': 0,
      'uint256 deadline': deadline,
    });
    return revertOfMethod(manager(), 'permit', [spender, tokenId, deadline, values.v ?? v, r, s]);
  };

  provoke('Price slippage check', async () =>
    revertOfMethod(manager(), 'mint', [await position({ amount0Min: units.dai(2_001) })]),
  );
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

// SPDX-License-Identifier: MIT
import { CurrencyAmount, type Token } from '@uniswap/sdk-core';
import managerArtifact from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json';
import { NonfungiblePositionManager, type Pool } from '@uniswap/v3-sdk';
import { BigNumber, Contract, type providers, type Signer } from 'ethers';
import { POSITION_MANAGER } from './config.ts';

const MAX_UINT128 = BigNumber.from(2).pow(128).sub(1);

// #region fees-owed
/** What a collect would pay now. Nothing is sent: the call is only simulated. */
export async function feesOwed(
  provider: providers.Provider,
  pool: Pool,
  tokenId: string,
): Promise<[CurrencyAmount<Token>, CurrencyAmount<Token>]> {
  const manager = new Contract(POSITION_MANAGER, managerArtifact.abi, provider);
  const owner: string = await manager.ownerOf(tokenId);
  // positions().tokensOwed is as old as the last change of the position. collect brings
  // it up to date first, and a simulated call may come from any address, the owner's too.
  const { amount0, amount1 } = await manager.callStatic.collect!(
    {
      tokenId,
      recipient: owner,
      amount0Max: MAX_UINT128,
      amount1Max: MAX_UINT128,
    },
    { from: owner },
  );
  return [
    CurrencyAmount.fromRawAmount(pool.token0, amount0.toString()),
    CurrencyAmount.fromRawAmount(pool.token1, amount1.toString()),
  ];
}
// #endregion fees-owed

// #region collect
/** Collects all fees of a position to the signer. */
export async function collectFees(
  signer: Signer,
  pool: Pool,
  tokenId: string,
): Promise<providers.TransactionReceipt> {
  const { calldata, value } = NonfungiblePositionManager.collectCallParameters({
    tokenId,
    // Not a limit: all that is owed is collected.
    expectedCurrencyOwed0: CurrencyAmount.fromRawAmount(pool.token0, 0),
    expectedCurrencyOwed1: CurrencyAmount.fromRawAmount(pool.token1, 0),
    recipient: await signer.getAddress(),
  });
  const transaction = await signer.sendTransaction({
    to: POSITION_MANAGER,
    data: calldata,
    value,
  });
  return transaction.wait();
}
// #endregion collect

// SPDX-License-Identifier: MIT
import { useWeb3React } from '@web3-react/core';
import { type ReactNode, useState } from 'react';
import { POLYGON, switchChain } from './switch-chains.ts';

// #region button
/** Asks the connected wallet to switch to Polygon. Renders nothing once it has. */
export function SwitchButton() {
  const { connector, chainId } = useWeb3React();
  const [problem, setProblem] = useState('');
  if (chainId === POLYGON.chainId) return null;

  const ask = async () => {
    setProblem('');
    try {
      await switchChain(connector, POLYGON);
    } catch {
      setProblem('The wallet stayed on its chain.');
    }
  };
  return (
    <>
      <button type="button" onClick={() => void ask()}>
        Use Polygon
      </button>
      <p role="alert">{problem}</p>
    </>
  );
}
// #endregion button

// #region guard
/** Chains on which the app has contracts. */
export const SUPPORTED: readonly number[] = [1, 10, 137];

/** Renders the app only on a chain that it supports. */
export function ChainGuard({ children }: { children: ReactNode }) {
  const { chainId } = useWeb3React();
  if (chainId === undefined || SUPPORTED.includes(chainId)) return <>{children}</>;
  return (
    <p role="alert">This app is not on chain {chainId}. Choose another network.</p>
  );
}
// #endregion guard

// SPDX-License-Identifier: MIT
import { useWeb3React, type Web3ReactHooks, Web3ReactProvider } from '@web3-react/core';
import type { Connector } from '@web3-react/types';
import { type ReactNode, useEffect, useState } from 'react';
import { forgetWallet, rememberedWallet, rememberWallet } from './remember-wallet.ts';

// #region provider
/**
 * Provides the wallets to every component below it.
 *
 * @param connectors created once, outside of any component: the list must stay the same
 * object
 */
export function Wallets({
  connectors,
  children,
}: {
  connectors: [Connector, Web3ReactHooks][];
  children: ReactNode;
}) {
  return (
    // ENS names exist only on Ethereum, so leave the look-up off on other chains.
    <Web3ReactProvider connectors={connectors} lookupENS={false}>
      {children}
    </Web3ReactProvider>
  );
}
// #endregion provider

// #region connect-eagerly
/** Reconnects the wallet of the last visit without a prompt. Contacts no other wallet. */
export function useLastWallet(wallets: Readonly<Record<string, Connector>>): void {
  useEffect(() => {
    const name = rememberedWallet();
    if (name === undefined || !Object.hasOwn(wallets, name)) return;
    // Rejects if the wallet has forgotten this page, which is not an error.
    Promise.resolve(wallets[name]?.connectEagerly?.()).catch(() => undefined);
  }, [wallets]);
}
// #endregion connect-eagerly

// #region button
/** Connects on a click, and shows the account from then on. */
export function ConnectButton({
  name,
  connector,
}: {
  /** The name under which the browser remembers the wallet. */
  name: string;
  connector: Connector;
}) {
  const { account, chainId, isActivating } = useWeb3React();
  const [problem, setProblem] = useState('');

  const connect = async () => {
    setProblem('');
    try {
      await connector.activate();
      rememberWallet(name);
    } catch (error) {
      // 4001 is the EIP-1193 code for a request that the visitor rejected.
      const rejected = (error as { code?: number }).code === 4001;
      setProblem(
        rejected ? 'You declined the connection.' : 'The wallet did not answer.',
      );
    }
  };

  // Not `isActive`: some connectors are active without an account if a visitor declines.
  if (account) {
    return (
      <p>
        {account} on chain {chainId}
      </p>
    );
  }
  return (
    <>
      <button type="button" disabled={isActivating} onClick={() => void connect()}>
        {isActivating ? 'Connecting…' : 'Connect wallet'}
      </button>
      <p role="alert">{problem}</p>
    </>
  );
}
// #endregion button

// #region disconnect
/**
 * Forgets the connection. Some wallets don't let an app end it, but every app can forget
 * it.
 */
export async function disconnect(connector: Connector): Promise<void> {
  forgetWallet();
  await connector.deactivate?.();
  // Not every connector resets its state when it is deactivated.
  await connector.resetState();
}
// #endregion disconnect

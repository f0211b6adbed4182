// SPDX-License-Identifier: MIT
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { formatEther, parseAbi, parseEther } from 'viem';
import {
  type Config,
  useConnect,
  useConnection,
  useConnectors,
  useDisconnect,
  useReadContract,
  useWaitForTransactionReceipt,
  useWriteContract,
  WagmiProvider,
} from 'wagmi';

// #region provider
export const queryClient = new QueryClient();

/** Provides the wallets to every component below it, and reconnects the last one. */
export function Wallets({ config, children }: { config: Config; children: ReactNode }) {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </WagmiProvider>
  );
}
// #endregion provider

// #region connect
/** Shows a button for each wallet in the browser, or the account once connected. */
export function ConnectButtons() {
  const { address, chainId } = useConnection();
  const connectors = useConnectors();
  const connect = useConnect();
  const disconnect = useDisconnect();

  if (address) {
    return (
      <p>
        {address} on chain {chainId}{' '}
        <button type="button" onClick={() => disconnect.mutate()}>
          Disconnect
        </button>
      </p>
    );
  }
  return (
    <>
      {connectors.map((connector) => (
        <button
          key={connector.uid}
          type="button"
          disabled={connect.isPending}
          onClick={() => connect.mutate({ connector })}
        >
          Connect {connector.name}
        </button>
      ))}
      <p role="alert">
        {connect.error?.name === 'UserRejectedRequestError' && 'You declined.'}
      </p>
    </>
  );
}
// #endregion connect

// #region weth
export const WETH = {
  address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  abi: parseAbi([
    'function balanceOf(address account) view returns (uint256)',
    'function deposit() payable',
  ]),
  // Named in each call: a wallet on another chain is rejected, and nothing is sent.
  chainId: 1,
} as const;
// #endregion weth

// #region read
/** Reads the account's WETH balance. */
export function useWethBalance() {
  const { address } = useConnection();
  return useReadContract({
    ...WETH,
    functionName: 'balanceOf',
    args: address && [address],
    query: { enabled: address !== undefined },
  });
}
// #endregion read

// #region send
/** Wraps 0.1 ETH as WETH, and shows the balance after the transaction. */
export function WrapButton() {
  const balance = useWethBalance();
  const wrap = useWriteContract();
  const receipt = useWaitForTransactionReceipt({
    hash: wrap.data,
    // A revert throws an error, which would be retried by default.
    query: { retry: false },
  });
  const { refetch } = balance;
  const included = receipt.data?.status;

  useEffect(() => {
    if (included) void refetch();
  }, [included, refetch]);

  return (
    <>
      <p>{balance.data === undefined ? '…' : `${formatEther(balance.data)} WETH`}</p>
      <button
        type="button"
        disabled={wrap.isPending || receipt.isLoading}
        onClick={() =>
          wrap.mutate({ ...WETH, functionName: 'deposit', value: parseEther('0.1') })
        }
      >
        Wrap 0.1 ETH
      </button>
      <p role="status">
        {included === 'success' && 'Wrapped.'}
        {receipt.error && 'The transaction reverted, or its receipt could not be read.'}
        {wrap.error && 'Nothing was sent.'}
      </p>
    </>
  );
}
// #endregion send

// SPDX-License-Identifier: MIT
import { useWeb3React } from '@web3-react/core';
import { createRoot } from 'react-dom/client';
import { Balance } from './balance.tsx';
import {
  ConnectButton,
  disconnect,
  useLastWallet,
  Wallets,
} from './connect-wallet.tsx';
import { connectors, metaMask, wallets } from './wallets.ts';

function App() {
  const { account, connector } = useWeb3React();
  useLastWallet(wallets);
  return (
    <>
      <ConnectButton name="metaMask" connector={metaMask} />
      <Balance />
      {account && (
        <button type="button" onClick={() => void disconnect(connector)}>
          Forget this wallet
        </button>
      )}
    </>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(
  <Wallets connectors={connectors}>
    <App />
  </Wallets>,
);

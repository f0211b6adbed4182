// SPDX-License-Identifier: MIT
import { createRoot } from 'react-dom/client';
import { ConnectButtons, Wallets, WrapButton } from './app.tsx';
import { config } from './config.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(
  <Wallets config={config}>
    <ConnectButtons />
    <WrapButton />
  </Wallets>,
);

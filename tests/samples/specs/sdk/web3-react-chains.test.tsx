// SPDX-License-Identifier: MIT
// @vitest-environment happy-dom
import { act } from 'react';
import { expect, vi } from 'vitest';
import { Balance } from '../../../../content/samples/sdk/web3-react/balance.tsx';
import {
  ChainGuard,
  SUPPORTED,
  SwitchButton,
} from '../../../../content/samples/sdk/web3-react/chain-guard.tsx';
import { POLYGON } from '../../../../content/samples/sdk/web3-react/switch-chains.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { settle } from './react-page.tsx';
import { useTab } from './web3-react-tab.tsx';

const { tab, metaMask, show, click } = useTab();

describeSample('sdk/web3-react/balance.tsx', (proves) => {
  proves(
    ['balance'],
    'shows the ether of the account, and reads it anew on another chain',
    async () => {
      const [connector, hooks] = metaMask();
      await show([connector, hooks], <Balance />);
      expect(tab.page.textContent).toBe('');
      await act(async () => connector.activate());
      await vi.waitFor(() => expect(tab.page.textContent).toBe('2.5 ETH'), { timeout: 20_000 });
      tab.wallet.known.push('0xa');
      tab.wallet.wei = '0x0';
      await act(async () => connector.activate(10));
      await vi.waitFor(() => expect(tab.page.textContent).toBe('0.0 ETH'), { timeout: 20_000 });
    },
  );
});

describeSample('sdk/web3-react/chain-guard.tsx', (proves) => {
  proves(['button', 'guard'], 'moves the wallet to Polygon, and covers other chains', async () => {
    tab.wallet.chainId = '0x38';
    tab.wallet.known = ['0x38'];
    const [connector, hooks] = metaMask();
    await show(
      [connector, hooks],
      <>
        <SwitchButton />
        <ChainGuard>the app</ChainGuard>
      </>,
    );
    expect(tab.page.textContent).toContain('the app');
    await act(async () => connector.activate());
    await settle();
    expect(tab.page.textContent).not.toContain('the app');
    expect(tab.page.textContent).toContain('not on chain 56');
    await click();
    expect(SUPPORTED).toContain(POLYGON.chainId);
    expect(tab.page.textContent).toBe('the app');
  });
});

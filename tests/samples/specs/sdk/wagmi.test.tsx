// SPDX-License-Identifier: MIT
// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { beforeEach, expect, vi } from 'vitest';
import * as wagmi from 'wagmi';
import { type Config, createConfig, createStorage, http, mock } from 'wagmi';
import { mainnet, optimism } from 'wagmi/chains';
import * as sample from '../../../../content/samples/sdk/web3-react/wagmi/app.tsx';
import { config as configOfSample } from '../../../../content/samples/sdk/web3-react/wagmi/config.ts';
import { addresses } from '../../chain/addresses.ts';
import { type TestChain, useChain } from '../../chain/context.ts';
import { balanceOf, units } from '../../chain/tokens.ts';
import { describeSample } from '../../toolchain/describe-sample.ts';
import { usePage } from './react-page.tsx';

const { tab, render, press, says, visitAgain } = usePage();

beforeEach(() => {
  sample.queryClient.clear();
});

/** Returns the app's config, with the private chain and a wallet that acts for the trader. */
function configOf(
  chain: TestChain,
  features: NonNullable<Parameters<typeof mock>[0]['features']> = {},
): Config {
  // The private chain has no Multicall3, which batches reads on other chains.
  const here = { ...mainnet, contracts: {}, rpcUrls: { default: { http: [chain.url] } } };
  const elsewhere = { ...here, id: optimism.id, name: optimism.name };
  return createConfig({
    chains: [here, elsewhere],
    connectors: [mock({ accounts: [chain.traderAddress as `0x${string}`], features })],
    transports: { [here.id]: http(), [elsewhere.id]: http() },
    storage: createStorage({ storage: localStorage }),
    pollingInterval: 50,
  });
}

const show = (config: Config, children: ReactNode) =>
  render(<sample.Wallets config={config}>{children}</sample.Wallets>);

describeSample('sdk/web3-react/wagmi/config.ts', (proves) => {
  proves(['config'], 'offers the wallets of the browser, on mainnet', () => {
    expect(configOfSample.chains.map(({ id }) => id)).toEqual([1]);
    expect(configOfSample.connectors.map(({ type }) => type)).toEqual(['injected']);
  });
});

/** Shows the app to a visitor who connects with no WETH. */
async function showWrapping(config: Config): Promise<void> {
  await show(
    config,
    <>
      <sample.ConnectButtons />
      <sample.WrapButton />
    </>,
  );
  await press('Connect Mock Connector');
  await says('0 WETH');
}

describeSample('sdk/web3-react/wagmi/app.tsx', (proves) => {
  const chain = useChain();

  proves(['provider', 'connect'], 'connects on a click, and disconnects', async () => {
    await show(configOf(chain), <sample.ConnectButtons />);
    await press('Connect Mock Connector');
    await says(`${chain.traderAddress} on chain 1`);
    await press('Disconnect');
    await says('Connect Mock Connector');
  });

  proves(['connect'], 'goes by the names of wagmi 2 as well, as the page says', async () => {
    expect(wagmi.useAccount).toBe(wagmi.useConnection);
    const Old = () => {
      const { connect, mutate } = wagmi.useConnect();
      return <p>{connect === mutate ? 'one function' : 'two'}</p>;
    };
    await show(configOf(chain), <Old />);
    expect(tab.page.textContent).toBe('one function');
  });

  proves(['connect'], 'says so when the visitor declines', async () => {
    await show(configOf(chain, { connectError: true }), <sample.ConnectButtons />);
    await press('Connect Mock Connector');
    await says('You declined.');
  });

  proves(['provider'], 'brings back the wallet of the last visit', async () => {
    await show(configOf(chain), <sample.ConnectButtons />);
    await press('Connect Mock Connector');
    await says('on chain 1');
    await visitAgain();
    // The wallet remembers that the page is connected, and confirms that on request.
    const features = { reconnect: true, defaultConnected: true };
    await show(configOf(chain, features), <sample.ConnectButtons />);
    await says(`${chain.traderAddress} on chain 1`);
  });

  proves(['weth', 'read', 'send'], 'wraps ether, and reads the balance anew', async () => {
    expect(sample.WETH.address).toBe(addresses.weth9);
    await showWrapping(configOf(chain));
    await press('Wrap 0.1 ETH');
    await says('Wrapped.');
    await says('0.1 WETH');
    expect(await balanceOf(chain, addresses.weth9, chain.traderAddress)).toEqual(
      units.weth(1).div(10),
    );
  });

  proves(
    ['send'],
    'says that a transaction reverted, of which the hook gives no receipt',
    async () => {
      await showWrapping(configOf(chain));
      const { provider } = chain;
      await provider.send('evm_setAutomine', [false]);
      try {
        await press('Wrap 0.1 ETH');
        await vi.waitFor(async () => {
          expect((await provider.send('txpool_content', [])).pending).not.toEqual({});
        });
        // Between the gas estimate and the block, replace the contract with one that reverts.
        await provider.send('anvil_setCode', [addresses.weth9, '0x60006000fd']);
        await provider.send('evm_mine', []);
        await says('The transaction reverted, or its receipt could not be read.');
      } finally {
        await provider.send('evm_setAutomine', [true]);
      }
    },
  );

  proves(['weth', 'send'], 'sends nothing while the wallet is on another chain', async () => {
    const config = configOf(chain);
    await showWrapping(config);
    const [connector] = config.connectors;
    await act(async () => {
      await connector?.switchChain?.({ chainId: optimism.id });
    });
    await says(`on chain ${optimism.id}`);
    const before = await chain.provider.getTransactionCount(chain.traderAddress);
    await press('Wrap 0.1 ETH');
    await says('Nothing was sent.');
    expect(await chain.provider.getTransactionCount(chain.traderAddress)).toBe(before);
  });
});

import { ready, type OpenPage, type Site } from './site';

export const PATH = '/contracts/v3/guides/swaps/multihop-swaps';
export const NONCE = '/contracts/permit2/reference/signature-transfer';
export const ROUTER = '/contracts/universal-router/technical-reference';
export const PAIR = '/contracts/v1/guides/smart-contract-integration/getting-pair-addresses';
export const POOL = '/contracts/v3/reference/periphery/libraries/PoolAddress';

/** The page with its tool loaded and listening. */
export async function openTool(site: Site, path: string, options = {}): Promise<OpenPage> {
  const page = await site.open(path, options);
  await ready(page);
  const figure = page.locator('[data-component] figure:has([data-result])');
  await figure.scrollIntoViewIfNeeded();
  // React marks an element once it listens to it.
  await page.waitForFunction(() => {
    const button = document.querySelector('figure:has([data-result]) button');
    return button && Object.keys(button).some((key) => key.startsWith('__reactProps'));
  });
  return page;
}

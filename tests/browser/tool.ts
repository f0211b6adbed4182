import { listens } from './reading';
import { ready, type OpenPage, type Site } from './site';

export const PATH = '/contracts/v3/guides/swaps/multihop-swaps';
export const NONCE = '/contracts/permit2/reference/signature-transfer';
export const ROUTER = '/contracts/universal-router/technical-reference';
export const PAIR = '/contracts/v1/guides/smart-contract-integration/getting-pair-addresses';
export const POOL = '/contracts/v3/reference/periphery/libraries/PoolAddress';

/** Opens a page and waits until its tool is loaded and hydrated. */
export async function openTool(site: Site, path: string, options = {}): Promise<OpenPage> {
  const page = await site.open(path, options);
  await ready(page);
  const figure = page.locator('[data-component] figure:has([data-result])');
  await figure.scrollIntoViewIfNeeded();
  await listens(page, 'figure:has([data-result]) button');
  return page;
}

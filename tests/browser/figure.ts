import type { Locator, Page } from 'playwright-core';
import { docPages } from '../output/built-site';
import { listens } from './reading';
import { ready, type OpenPage, type Site } from './site';

/** Returns the path of the first page that contains a tool. */
export function pageWith(component: string): string {
  const page = docPages.find(({ html }) => html.includes(`data-component="${component}"`));
  if (!page) throw new Error(`No page holds <${component} />`);
  return page.path;
}

/** Waits until a figure is interactive. */
export const alive = (page: Page, component: string): Promise<unknown> =>
  listens(page, `[data-component="${component}"] figure button`);

/** Opens a page, scrolls to one of its figures, and waits until the figure is interactive. */
export async function openTool(
  site: Site,
  component: string,
  search = '',
  options: Parameters<Site['open']>[1] = {},
  path = pageWith(component),
): Promise<{ page: OpenPage; tool: Locator }> {
  const page = await site.open(path + search, options);
  await ready(page);
  const tool = page.locator(`[data-component="${component}"]`).first();
  await tool.scrollIntoViewIfNeeded();
  await alive(page, component);
  return { page, tool };
}

/** Returns the query string of the page's URL. */
export const query = (page: OpenPage) => new URL(page.url()).search;
/** Returns the accessible description of a tool's drawing. */
export const said = (tool: Locator) => tool.locator('svg[role="img"]').getAttribute('aria-label');

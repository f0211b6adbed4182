import type { SidebarTree } from '../../site/navigation/sidebar-tree';
import { loadPersistently } from '../../kit/dom/load-persistently';

const loading = new Map<string, Promise<SidebarTree>>();

async function fetchSidebar(address: string): Promise<SidebarTree> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json() as Promise<SidebarTree>;
}

/**
 * Fetches a whole sidebar, once per visit, and retries until it succeeds. In the meantime, categories link to their own
 * pages, which list their children.
 */
export function loadSidebar(address: string): Promise<SidebarTree> {
  const known = loading.get(address) ?? loadPersistently(() => fetchSidebar(address));
  loading.set(address, known);
  return known;
}

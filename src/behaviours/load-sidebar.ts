import type { SidebarTree } from '../lib/navigation/sidebar-tree';

const loading = new Map<string, Promise<SidebarTree>>();

/** Fetches a whole sidebar, once in a visit; a failure is forgotten, so that the next wish for it asks again. */
export function loadSidebar(address: string): Promise<SidebarTree> {
  const known = loading.get(address);
  if (known) return known;
  const request = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.json() as Promise<SidebarTree>;
  });
  loading.set(address, request);
  request.catch(() => loading.delete(address));
  return request;
}

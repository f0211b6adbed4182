import { useEffect, useState } from 'react';
import { loadPersistently } from '../../kit/dom/load-persistently';
import { savesData, whenIdle } from '../../kit/dom/deferred-work';
import { sitePath } from '../../kit/view/site-paths';
import type { PageSidebar } from '../../site/navigation/page-navigation';
import type { SidebarTree } from '../../site/navigation/sidebar-tree';
import { SIDEBAR } from './names';

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
function loadSidebar(address: string): Promise<SidebarTree> {
  const known = loading.get(address) ?? loadPersistently(() => fetchSidebar(address));
  loading.set(address, known);
  return known;
}

/** Whole sidebars by URL, kept for the whole visit. */
const loaded = new Map<string, SidebarTree>();

/** Whether the pointer or focus is in the sidebar, even if it got there before React was listening. */
const isAtSidebar = (): boolean =>
  document.querySelector(`[${SIDEBAR}]:is(:hover, :focus-within)`) !== null;

/**
 * Returns the tree to show, and a function that fetches the whole sidebar. The tree is at first only the branch in the
 * page data, then the whole sidebar once it has loaded. The whole sidebar is fetched when the browser is idle or, with
 * data saver on, when the reader interacts with the sidebar.
 */
export function useWholeSidebar({ tree, whole }: PageSidebar): {
  tree: SidebarTree;
  want: () => void;
} {
  const [, setCount] = useState(0);
  const want = () => {
    if (whole === null || loaded.has(whole)) return;
    void loadSidebar(sitePath(whole)).then((items) => {
      loaded.set(whole, items);
      setCount(loaded.size);
    });
  };
  useEffect(() => {
    if (isAtSidebar()) {
      want();
      return undefined;
    }
    if (whole === null || loaded.has(whole) || savesData()) return undefined;
    return whenIdle(want);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `want` depends only on `whole`
  }, [whole]);
  return { tree: loaded.get(whole ?? '') ?? tree, want };
}

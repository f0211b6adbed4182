import { useEffect, useState } from 'react';
import { loadSidebar } from './load-sidebar';
import { SIDEBAR } from './names';
import { savesData, whenIdle } from '../../kit/dom/when-idle';
import type { PageSidebar } from '../../site/navigation/page-navigation';
import type { SidebarTree } from '../../site/navigation/sidebar-tree';
import { sitePath } from '../../kit/view/site-paths';

/** Whole sidebars by URL, kept for the whole visit. */
const loaded = new Map<string, SidebarTree>();

/** Whether the pointer or focus is in the sidebar, even if it got there before React was listening. */
const isAtSidebar = (): boolean =>
  document.querySelector(`[${SIDEBAR}]:is(:hover, :focus-within)`) !== null;

/**
 * Returns the tree to show: at first only the branch in the page data, then the whole sidebar once it has loaded. The
 * whole sidebar is fetched when the browser is idle or, if data should be saved, when the reader interacts with the
 * sidebar.
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `want` is made of `whole`
  }, [whole]);
  return { tree: loaded.get(whole ?? '') ?? tree, want };
}

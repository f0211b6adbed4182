import { useEffect, useState } from 'react';
import { loadSidebar } from './load-sidebar';
import { SIDEBAR } from './names';
import { spares, whenIdle } from '../../kit/dom/when-idle';
import type { PageSidebar } from '../../site/navigation/page-navigation';
import type { SidebarTree } from '../../site/navigation/sidebar-tree';
import { sitePath } from '../../kit/view/site-paths';

/** Whole sidebars by address, for as long as the visit lasts. */
const loaded = new Map<string, SidebarTree>();

/** Whether the reader has turned to the sidebar, also before React heard of it. */
const isAtSidebar = (): boolean =>
  document.querySelector(`[${SIDEBAR}]:is(:hover, :focus-within)`) !== null;

/**
 * The tree to show: the page's own branch at first, and the whole sidebar when it is there. It is fetched when the
 * browser is idle, or, where bytes are to be spared, when the reader turns to the sidebar.
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
    if (whole === null || loaded.has(whole) || spares()) return undefined;
    return whenIdle(want);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `want` is made of `whole`
  }, [whole]);
  return { tree: loaded.get(whole ?? '') ?? tree, want };
}

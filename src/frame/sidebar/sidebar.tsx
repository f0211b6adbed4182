import type { PageSidebar } from '../../site/navigation/page-navigation';
import {
  countShown,
  holdsPath,
  isSmall,
  type SidebarTree,
  type SidebarTreeItem,
} from '../../site/navigation/sidebar-tree';
import { sitePath } from '../../kit/view/site-paths';
import { Breakable } from '../../kit/view/breakable';
import { SidebarCategory } from './sidebar-category';
import { useWholeSidebar } from './use-whole-sidebar';
import { SIDEBAR } from './names';
import { message } from '../../kit/language/message';

interface SidebarProps {
  section: string;
  sidebar: PageSidebar;
  /** Path of the current page. */
  path: string;
}

/**
 * How many entries fit in a typical window without scrolling. A sidebar with no more entries than that needs no script.
 */
const ALWAYS_IN_SIGHT = 10;

/** Only in the served document, because the browser does not run a script that React inserts. See `placeSidebar`. */
const script = typeof window === 'undefined' ? SIDEBAR_SCRIPT : '';

/**
 * The docs tree of one section. Small sidebars are fully expanded; in long ones only the current page's branch is open.
 */
export function Sidebar({ section, sidebar, path }: SidebarProps) {
  const { tree, want } = useWholeSidebar(sidebar);
  const open = sidebar.whole === null && isSmall(tree);
  return (
    <>
      {/* The listeners only prefetch; the entries themselves handle interaction. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <nav
        aria-label={message('Docs')}
        className="sidebar"
        {...{ [SIDEBAR]: true }}
        onPointerEnter={want}
        onTouchStart={want}
        onFocus={want}
      >
        <SidebarList items={tree} path={path} trail={section} open={open} />
      </nav>
      {countShown(tree, path, open) > ALWAYS_IN_SIGHT && (
        <script dangerouslySetInnerHTML={{ __html: script }} />
      )}
    </>
  );
}

interface SidebarListProps {
  items: SidebarTree;
  path: string;
  /** Labels from the section down, which identify a category among all others. */
  trail: string;
  open: boolean;
}

function SidebarList({ items, path, trail, open }: SidebarListProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item[0]}>{entry(item, path, trail, open)}</li>
      ))}
    </ul>
  );
}

function entry(item: SidebarTreeItem, path: string, trail: string, open: boolean) {
  const [label, own, children] = item;
  if (!children) {
    return (
      <a href={sitePath(own ?? '')} aria-current={own === path ? 'page' : undefined}>
        <Breakable text={label} />
      </a>
    );
  }
  const name = `${trail}/${label}`;
  const all: SidebarTree = own === null ? children : [[message('Overview'), own], ...children];
  return (
    <SidebarCategory label={label} name={name} open={open} active={holdsPath(item, path)}>
      <SidebarList items={all} path={path} trail={name} open={open} />
    </SidebarCategory>
  );
}

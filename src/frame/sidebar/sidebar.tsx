import type { CSSObject } from '@emotion/react';
import { message } from '../../kit/language/message';
import { Breakable } from '../../kit/view/breakable';
import { sitePath } from '../../kit/view/site-paths';
import type { PageSidebar } from '../../site/navigation/page-navigation';
import {
  countShown,
  holdsPath,
  isSmall,
  type SidebarTree,
  type SidebarTreeItem,
} from '../../site/navigation/sidebar-tree';
import { SIDEBAR } from './names';
import { SidebarCategory } from './sidebar-category';
import { useWholeSidebar } from './use-whole-sidebar';

interface SidebarProps {
  section: string;
  sidebar: PageSidebar;
  /** Path of the current page. */
  path: string;
}

/**
 * Number of entries that fit in a typical window without scrolling. A sidebar with no more entries than that does not
 * need the script that positions it.
 */
const ALWAYS_IN_SIGHT = 10;

/**
 * The inline script that runs `placeSidebar`. It is only in the served document, because the browser does not run a
 * script that React inserts.
 */
const script = typeof window === 'undefined' ? SIDEBAR_SCRIPT : '';

/**
 * The docs tree of one section. Small sidebars are fully expanded; in long ones only the current page's branch is open.
 */
export function Sidebar({ section, sidebar, path }: SidebarProps) {
  const { tree, want } = useWholeSidebar(sidebar);
  const open = sidebar.whole === null && isSmall(tree);
  return (
    <>
      {/* These listeners only fetch the whole sidebar; the entries handle interaction. */}
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
  /**
   * Labels of the categories that contain these items, starting with the section. Together with the label of a
   * category, they identify the category on the whole site.
   */
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

/** Styles of {@link Sidebar}. */
export const sidebarStyle: CSSObject = {
  // These styles apply to descendants of the container, so that entries need no class. A long sidebar has hundreds of
  // entries and is rendered on every page of its section.
  '.sidebar': {
    fontSize: 'var(--size-sm)',
    lineHeight: 1.4,
    ul: { margin: 0, padding: 0, listStyle: 'none' },
    'ul ul': {
      marginInlineStart: 'var(--space-3)',
      borderInlineStart: '1px solid var(--border)',
      paddingInlineStart: 'var(--space-2)',
    },
    'a, summary': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '2rem',
      padding: 'var(--space-1) var(--space-3)',
      borderRadius: 'var(--radius-sm)',
      color: 'var(--text-muted)',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      transition: 'color var(--motion-fast), background var(--motion-fast)',
      '&:hover': { color: 'var(--text)', background: 'var(--surface-raised)' },
    },
    "a[aria-current='page']": {
      color: 'var(--accent)',
      background: 'var(--accent-surface)',
      fontWeight: 580,
    },
    summary: {
      justifyContent: 'space-between',
      gap: 'var(--space-2)',
      color: 'var(--text)',
      fontWeight: 580,
      listStyle: 'none',
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
      svg: {
        flex: 'none',
        transition: 'transform var(--motion-base) var(--ease)',
        transform: 'rotate(-90deg)',
      },
    },
    'details[open] > summary > svg': { transform: 'none' },
    'li > details': { marginBlock: 'var(--space-1)' },
    'details > div': { overflow: 'hidden' },
  },
};

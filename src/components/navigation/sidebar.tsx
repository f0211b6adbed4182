import { css } from '@emotion/react';
import {
  holdsPath,
  type SidebarTree,
  type SidebarTreeItem,
} from '../../lib/navigation/sidebar-tree';
import { sitePath } from '../../lib/site-paths';
import { SidebarCategory } from './sidebar-category';

/** Styled from the outside: a long sidebar has hundreds of entries, and each is drawn on every page of its section. */
const style = css({
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
});

interface SidebarProps {
  section: string;
  tree: SidebarTree;
  /** Path of the page that the reader is on. */
  path: string;
}

/** The tree of docs of one section. Small sidebars stand open; in long ones only the reader's branch does. */
export function Sidebar({ section, tree, path }: SidebarProps) {
  const open = countPages(tree) <= 30;
  return (
    <nav aria-label="Docs" css={style} data-sidebar>
      <SidebarList items={tree} path={path} trail={section} open={open} />
    </nav>
  );
}

interface SidebarListProps {
  items: SidebarTree;
  path: string;
  /** Labels from the section down, which name a category among all others. */
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
        {label}
      </a>
    );
  }
  const name = `${trail}/${label}`;
  const all: SidebarTree = own === null ? children : [['Overview', own], ...children];
  return (
    <SidebarCategory label={label} name={name} open={open} active={holdsPath(item, path)}>
      <SidebarList items={all} path={path} trail={name} open={open} />
    </SidebarCategory>
  );
}

const countPages = (tree: SidebarTree): number =>
  tree.reduce((sum, [, , children]) => sum + (children ? countPages(children) : 1), 0);

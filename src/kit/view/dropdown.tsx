import type { CSSObject } from '@emotion/react';
import type { ReactNode } from 'react';
import { DROPDOWN, DROPDOWN_CLASS, NAVBAR_BAR } from '../names';
import { ChevronIcon } from './icons';

interface DropdownProps {
  /** Name of the menu, such as "Language", written before the choice. */
  name: string;
  choice: string;
  /** Whether the choice is clear without the menu's name. If so, the top bar shows the name only to screen readers. */
  quiet?: boolean;
  /** List items, each with a link. */
  children: ReactNode;
}

/** A menu of links. It opens without scripts; `kit/view/dropdowns.ts` closes it on Escape and when it loses focus. */
export function Dropdown({ name, choice, quiet = false, children }: DropdownProps) {
  return (
    <details className={quiet ? 'dropdown dropdown-quiet' : 'dropdown'} {...{ [DROPDOWN]: true }}>
      <summary>
        <span className="dropdown-name">{name}: </span>
        {choice}
        <ChevronIcon />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

/** Styles of {@link Dropdown}. */
export const dropdownStyle: CSSObject = {
  [`.${DROPDOWN_CLASS}`]: {
    position: 'relative',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: 'var(--space-1)',
      minHeight: '2.25rem',
      paddingInline: 'var(--space-3)',
      borderRadius: 'var(--radius-sm)',
      color: 'var(--text-muted)',
      fontSize: 'var(--size-sm)',
      fontWeight: 520,
      listStyle: 'none',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '&:hover': { color: 'var(--text)' },
      '&::-webkit-details-marker': { display: 'none' },
    },
    '& > ul': {
      position: 'absolute',
      insetInlineEnd: 0,
      zIndex: 30,
      minWidth: '10rem',
      marginTop: 'var(--space-1)',
      padding: 'var(--space-2)',
      border: '1px solid var(--border)',
      borderRadius: 'var(--radius-md)',
      background: 'var(--surface-raised)',
      boxShadow: '0 8px 24px oklch(0 0 0 / 0.22)',
      listStyle: 'none',
    },
    '& > ul :is(a, button)': {
      display: 'block',
      width: '100%',
      padding: 'var(--space-2) var(--space-3)',
      borderRadius: 'var(--radius-sm)',
      border: 0,
      background: 'none',
      color: 'var(--text)',
      fontSize: 'var(--size-sm)',
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      '&:hover': { background: 'var(--surface-sunken)' },
      "&[aria-current='true']": { color: 'var(--accent)', fontWeight: 600 },
    },
  },
  [`.${NAVBAR_BAR} .dropdown-quiet .dropdown-name`]: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
};

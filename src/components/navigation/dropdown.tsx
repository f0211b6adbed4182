import type { ReactNode } from 'react';
import { ChevronIcon } from './icons';

interface DropdownProps {
  /** Read out before the choice, such as "Language". */
  name: string;
  choice: string;
  /** List items, each with a link. */
  children: ReactNode;
}

/** A menu of links. Opens without script; `behaviours/dropdowns.ts` closes it on Escape and on leaving. */
export function Dropdown({ name, choice, children }: DropdownProps) {
  return (
    <details className="dropdown" data-dropdown>
      <summary>
        <span className="visually-hidden">{name}: </span>
        {choice}
        <ChevronIcon />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

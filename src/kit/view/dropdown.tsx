import type { ReactNode } from 'react';
import { ChevronIcon } from './icons';
import { DROPDOWN } from './names';

interface DropdownProps {
  /** Read out before the choice, such as "Language". */
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

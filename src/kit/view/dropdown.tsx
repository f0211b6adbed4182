import type { ReactNode } from 'react';
import { ChevronIcon } from './icons';
import { DROPDOWN } from './names';

interface DropdownProps {
  /** Read out before the choice, such as "Language". */
  name: string;
  choice: string;
  /** Whether the choice says enough where room is scarce: in the bar its name is for screen readers alone. */
  quiet?: boolean;
  /** List items, each with a link. */
  children: ReactNode;
}

/** A menu of links. Opens without script; `kit/view/dropdowns.ts` closes it on Escape and on leaving. */
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

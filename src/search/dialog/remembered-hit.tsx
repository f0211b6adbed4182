import type { ReactNode } from 'react';
import type { StoredHit } from './stored-hits';
import { HitLink } from './hit-link';

interface RememberedHitProps {
  hit: StoredHit;
  actions: readonly {
    label: string;
    icon: ReactNode;
    done: string;
    act: (hit: StoredHit) => void;
  }[];
  onVisit: (path: string) => void;
  onDone: (text: string) => void;
}

/** A remembered search with its actions. */
export function RememberedHit({ hit, actions, onVisit, onDone }: RememberedHitProps) {
  const { headings, title, section } = hit;
  const name = headings.at(-1) ?? title;
  return (
    <li>
      <HitLink hit={hit} onVisit={onVisit}>
        <span className="search-dialog-name">{name}</span>
        <span className="search-dialog-text">
          {[section, ...(headings.length > 0 ? [title] : [])].join(' › ')}
        </span>
      </HitLink>
      {actions.map(({ label, icon, act, done }) => (
        <button
          key={label}
          type="button"
          className="icon-button"
          title={label}
          aria-label={`${label}: ${name}`}
          onClick={({ currentTarget }) => {
            // The button is removed with its row, and would lose focus.
            currentTarget.closest('dialog')?.querySelector<HTMLElement>('[type="search"]')?.focus();
            act(hit);
            onDone(`${done}: ${name}`);
          }}
        >
          {icon}
        </button>
      ))}
    </li>
  );
}

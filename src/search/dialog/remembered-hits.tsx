import type { ReactNode } from 'react';
import { message } from '../../kit/language/message';
import { CloseIcon, StarIcon } from '../../kit/view/icons';
import { HitLink } from './dialog-hits';
import type { StoredHit } from './stored-hits';
import { forgetHit, saveHit, unsaveHit, useStoredHits } from './use-stored-hits';

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

/** A remembered hit, with buttons for its actions. */
function RememberedHit({ hit, actions, onVisit, onDone }: RememberedHitProps) {
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
            // The button is removed with its row and would lose focus, so focus the field.
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

const save = () => ({
  label: message('Save this search'),
  icon: <StarIcon />,
  act: saveHit,
  done: message('Saved'),
});
const forget = () => ({ icon: <CloseIcon />, done: message('Removed') });
const onRecent = () => [
  save(),
  { ...forget(), label: message('Remove this search from history'), act: forgetHit },
];
const onFavourite = () => [
  { ...forget(), label: message('Remove this search from favourites'), act: unsaveHit },
];

interface RememberedHitsProps {
  onVisit: (path: string) => void;
  /** Called with a message about the outcome of a press, for screen readers. */
  onDone: (text: string) => void;
}

/** The recent and favorite hits, shown while there are no results. */
export function RememberedHits({ onVisit, onDone }: RememberedHitsProps) {
  const { recent, favourites } = useStoredHits();
  if (recent.length + favourites.length === 0) {
    return <p className="search-dialog-nothing">{message('No recent searches')}</p>;
  }
  const group = (label: string, hits: readonly StoredHit[], actions: ReturnType<typeof onRecent>) =>
    hits.length > 0 && (
      <section aria-label={label}>
        <h2>{label}</h2>
        <ul>
          {hits.map((hit) => (
            <RememberedHit key={hit.path} {...{ hit, actions, onVisit, onDone }} />
          ))}
        </ul>
      </section>
    );
  return (
    <>
      {group(message('Recent'), recent, onRecent())}
      {group(message('Favourites'), favourites, onFavourite())}
    </>
  );
}

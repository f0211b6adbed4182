import type { StoredHit } from './stored-hits';
import { CloseIcon, StarIcon } from '../../kit/view/icons';
import { RememberedHit } from './remembered-hit';
import { forgetHit, saveHit, unsaveHit, useStoredHits } from './use-stored-hits';

const SAVE = { label: 'Save this search', icon: <StarIcon />, act: saveHit, done: 'Saved' };
const FORGET = { icon: <CloseIcon />, done: 'Removed' };
const ON_RECENT = [SAVE, { ...FORGET, label: 'Remove this search from history', act: forgetHit }];
const ON_FAVOURITE = [{ ...FORGET, label: 'Remove this search from favourites', act: unsaveHit }];

interface RememberedHitsProps {
  onVisit: (path: string) => void;
  /** Hears what became of a press, for screen readers. */
  onDone: (text: string) => void;
}

/** Recent and favourite searches, where results will stand. */
export function RememberedHits({ onVisit, onDone }: RememberedHitsProps) {
  const { recent, favourites } = useStoredHits();
  if (recent.length + favourites.length === 0) {
    return <p className="search-dialog-nothing">No recent searches</p>;
  }
  const group = (label: string, hits: readonly StoredHit[], actions: typeof ON_RECENT) =>
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
      {group('Recent', recent, ON_RECENT)}
      {group('Favourites', favourites, ON_FAVOURITE)}
    </>
  );
}

import type { StoredHit } from './stored-hits';
import { CloseIcon, StarIcon } from '../../kit/view/icons';
import { RememberedHit } from './remembered-hit';
import { forgetHit, saveHit, unsaveHit, useStoredHits } from './use-stored-hits';
import { message } from '../../kit/language/message';

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
  /** Called with the outcome of a press, for screen readers. */
  onDone: (text: string) => void;
}

/** Recent and favourite searches, shown while there are no results. */
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

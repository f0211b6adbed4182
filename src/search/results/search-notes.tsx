import { message } from '../../kit/language/message';
import { boundQuery } from '../engine/query';

/** The message that is shown in place of results if the search fails. */
export function SearchFailure({ onRetry }: { onRetry?: () => void }) {
  return (
    <div className="search-failure" role="alert">
      <strong>{message('Unable to fetch results')}</strong>
      {message('You might want to check your network connection.')}
      <div>
        <button type="button" className="plain-button" onClick={onRetry}>
          {message('Try again')}
        </button>
      </div>
    </div>
  );
}

/** Number of characters that are quoted from the end of the part that is searched for. */
const SHOWN = 40;

/** A note for queries that are too long. It quotes the end of the part that is searched for. */
export function QueryNote({ query }: { query: string }) {
  const bound = boundQuery(query);
  if (bound === query) return null;
  return (
    <p className="search-note">
      {message(
        'Only the first part, up to “…{end}”, is searched. The field keeps the whole text.',
        {
          end: bound.slice(-SHOWN),
        },
      )}
    </p>
  );
}

import { message } from '../../kit/language/message';

/** Shown in place of results if the search fails. */
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

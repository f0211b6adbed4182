import { boundQuery } from '../engine/query';
import { message } from '../../kit/language/message';

/** Characters shown from the end of the used part of the query. */
const SHOWN = 40;

/** Tells the reader which part of a query that is too long is used. */
export function QueryNote({ query }: { query: string }) {
  const bound = boundQuery(query);
  if (bound === query) return null;
  return (
    <p className="search-note">
      {message('Only the beginning is searched for, up to “…{end}”. The field keeps all of it.', {
        end: bound.slice(-SHOWN),
      })}
    </p>
  );
}

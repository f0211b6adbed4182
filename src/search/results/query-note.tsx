import { boundQuery } from '../engine/query';
import { message } from '../../kit/language/message';

/** Characters of the part searched for that are shown, to say where it ends. */
const SHOWN = 40;

/** Says of a query that is too long which part of it is searched for. */
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

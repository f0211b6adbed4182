/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { boundQuery } from '../engine/query';
import { message } from '../../kit/language/message';

const style = css({
  marginBlock: 'var(--space-2)',
  color: 'var(--text-muted)',
  fontSize: 'var(--size-sm)',
  overflowWrap: 'anywhere',
});

/** Characters of the part searched for that are shown, to say where it ends. */
const SHOWN = 40;

/** Says of a query that is too long which part of it is searched for. */
export function QueryNote({ query }: { query: string }) {
  const bound = boundQuery(query);
  if (bound === query) return null;
  return (
    <p css={style}>
      {message('Only the beginning is searched for, up to “…{end}”. The field keeps all of it.', {
        end: bound.slice(-SHOWN),
      })}
    </p>
  );
}

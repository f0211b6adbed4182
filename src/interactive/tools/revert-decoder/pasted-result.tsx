/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { PastedRevert } from '../../../protocol/reverts/read-pasted';
import { RevertResult } from './revert-result';

/** Characters of a part that are shown: a selector and the first word behind it. */
const SHOWN = 74;

const note = css({
  marginBottom: 'var(--space-3)',
  color: 'var(--text-muted)',
  overflowWrap: 'anywhere',
});

const more = css({
  marginTop: 'var(--space-4)',
  '& summary': { marginBottom: 'var(--space-3)', cursor: 'pointer' },
});

const shorten = (part: string) => (part.length > SHOWN ? `${part.slice(0, SHOWN)}…` : part);

/** What a pasted text says: the part of it that was read, and what else stands in it. */
export function PastedResult({ pasted }: { readonly pasted: PastedRevert }) {
  const { decoded, part, others } = pasted;
  return (
    <>
      {part !== undefined && (
        <div css={note}>
          Read from your text: <code translate="no">{shorten(part)}</code>
        </div>
      )}
      <RevertResult decoded={decoded} />
      {others.length > 0 && (
        <details css={more}>
          <summary>Also in your text: {others.length}</summary>
          {others.map((other) => (
            <RevertResult key={other.part} decoded={other.decoded} />
          ))}
        </details>
      )}
    </>
  );
}

/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { PastedRevert } from '../../../protocol/reverts/read-pasted';
import { RevertResult } from './revert-result';

/** How many characters of a part to show: its selector and the first word after it. */
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

/** Shows the decoded part of a pasted text, and the other parts that can be decoded. */
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

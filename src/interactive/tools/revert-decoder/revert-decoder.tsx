/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import ofContracts from '../../../../content/errors.yml';
import ofLibraries from '../../../../content/library-errors.yml';
import { sitePath } from '../../../kit/view/site-paths';
import { ERROR_SELECTOR, PANIC_SELECTOR } from '../../../protocol/reverts/decode-revert';
import type { KnownRevert } from '../../../protocol/reverts/revert';
import { type PastedRevert, readPasted } from '../../../protocol/reverts/read-pasted';
import { FigureLayout } from '../../kit/figure-layout';
import { needsScript, ROOMY } from '../../kit/figure-styles';
import { useAddressState } from '../../kit/use-address-state';
import { revertDecoderCodec, revertExamples, summarisePasted } from './revert-decoder-state';
import { RevertResult } from './revert-result';

/** Maximum characters of a part to show: enough for its selector and the first word after it. */
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
function PastedResult({ pasted }: { readonly pasted: PastedRevert }) {
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

const ID = 'revert-decoder';

const catalogue = (ofContracts as readonly KnownRevert[]).concat(ofLibraries as KnownRevert[]);

const field = css({
  display: 'block',
  width: '100%',
  minHeight: '6rem',
  marginTop: 'var(--space-2)',
  padding: 'var(--space-3)',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-md)',
  background: 'var(--surface)',
  color: 'inherit',
  fontFamily: 'var(--font-mono)',
  fontSize: 'var(--size-sm)',
  overflowWrap: 'anywhere',
  resize: 'vertical',
});

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-2)' });

const examples = css(row, {
  margin: 'var(--space-3) 0 0',
  color: 'var(--text-muted)',
  '& button': {
    minHeight: 36,
    padding: '0 var(--space-3)',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-md)',
    background: 'none',
    color: 'var(--text)',
    font: 'inherit',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: 44 },
  },
});

// Input and result are side by side, so that a typical result doesn't move the page below.
const sides = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-4) var(--space-6)',
  marginBottom: 'var(--space-4)',
  [ROOMY]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const legend = css({ color: 'var(--text-muted)' });

/** Examples in pairs, so that none of them is alone on a line when they wrap. */
const pairs = [revertExamples.slice(0, 2), revertExamples.slice(2)];

/** Explains what revert data means, without sending it anywhere. */
export default function RevertDecoder() {
  const address = useAddressState(revertDecoderCodec);
  const { data } = address.state;
  const pasted = readPasted(data, catalogue);
  return (
    <FigureLayout
      id={ID}
      title="What does this revert mean?"
      caption="Paste the error that you received: 0x and hex digits, a reason such as STF, or the whole error text of your library, wallet, node or block explorer. It is decoded in your browser and never sent anywhere."
      summary={summarisePasted(pasted)}
      address={address}
      drawing={
        <>
          <div css={[sides, needsScript]}>
            <div>
              <label htmlFor={`${ID}-data`}>Revert data, reason or error text</label>
              <textarea
                id={`${ID}-data`}
                css={field}
                value={data}
                spellCheck={false}
                autoCapitalize="off"
                autoComplete="off"
                onChange={(event) => address.set({ data: event.target.value })}
              />
              <div css={examples}>
                Try:
                {pairs.map((pair) => (
                  <div key={pair[0]?.[0]} css={row}>
                    {pair.map(([name, example]) => (
                      <button
                        key={name}
                        type="button"
                        onClick={() => address.set({ data: example })}
                      >
                        {name}
                      </button>
                    ))}
                  </div>
                ))}
              </div>
            </div>
            <div data-revert-result>
              <PastedResult pasted={pasted} />
            </div>
          </div>
          <p css={legend}>
            The first 4 bytes identify the type of error:{' '}
            <code translate="no">{ERROR_SELECTOR}</code> is a reason as text, and{' '}
            <code translate="no">{PANIC_SELECTOR}</code> is a panic with its code. Selectors of
            custom errors are listed{' '}
            <a href={sitePath('/contracts/universal-router/technical-reference#errors')}>by name</a>
            .
          </p>
        </>
      }
    />
  );
}

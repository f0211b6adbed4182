/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { symbolOf } from '../../../protocol/calldata/known-tokens';
import { decodePath, feePercent, type PathSegment } from '../../../protocol/calldata/swap-path';
import { useAddressState } from '../../kit/use-address-state';
import { Choice } from '../kit/choice';
import { HexSegments, ToneSwatch } from '../kit/hex-segments';
import { TextField } from '../kit/text-field';
import { NoResult, ToolLayout, Warnings } from '../kit/tool-layout';
import { mono } from '../kit/tool-styles';
import { ValueList } from '../kit/value-list';
import {
  changeMode,
  describePath,
  pathBuilderCodec,
  type PathBuilderState,
  routeInWords,
} from './path-builder-state';
import { PathHops } from './path-hops';

const table = css({
  width: '100%',
  margin: 0,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    minWidth: '0 !important',
    padding: 'var(--space-2) 0',
    paddingInlineStart: 'var(--space-3)',
    border: 0,
    borderTop: '1px solid var(--border)',
    textAlign: 'start',
    verticalAlign: 'baseline',
    fontWeight: 400,
  },
  '& thead th': { borderTop: 0, color: 'var(--text-muted)', fontSize: 'var(--size-xs)' },
  '& tr > :first-of-type': { paddingInlineStart: 0, whiteSpace: 'nowrap' },
  '& tr > :nth-of-type(2)': { whiteSpace: 'nowrap' },
});

/** Shows the parts of a path, with their byte offsets. */
function PathSegmentTable({ segments }: { readonly segments: readonly PathSegment[] }) {
  return (
    <table css={table}>
      <thead>
        <tr>
          <th scope="col">Bytes</th>
          <th scope="col">Part</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {segments.map(({ kind, offset, hex, value }) => (
          <tr key={offset}>
            <td>
              {offset}–{offset + hex.length / 2 - 2}
            </td>
            <td>
              <ToneSwatch tone={kind} />
              {kind}
            </td>
            <td>
              {typeof value === 'number' ? (
                `${value} (${feePercent(value)})`
              ) : (
                <>
                  {symbolOf(value) !== undefined && <strong>{symbolOf(value)} </strong>}
                  <span css={mono} translate="no">
                    {value}
                  </span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ID = 'path-builder';

const modes = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2) var(--space-8)' });

function summarise(state: PathBuilderState, shown: ReturnType<typeof describePath>): string {
  if (shown.problem !== undefined) return `No path. ${shown.problem}`;
  const direction = state.order === 'exact-input' ? 'exact input' : 'exact output, reversed';
  return `${shown.length} bytes for an ${direction}: ${routeInWords(shown.route)}. ${shown.warnings.join(' ')}`;
}

/** Encodes tokens and fees as a swap path, or decodes a path. */
export default function PathBuilder() {
  const address = useAddressState(pathBuilderCodec);
  const { state, set } = address;
  const shown = describePath(state);
  return (
    <ToolLayout
      id={ID}
      title="Swap path"
      caption="A path has 20 bytes for each token and 3 bytes for each fee between two tokens. For an exact output, the order is reversed: the token you buy comes first."
      summary={summarise(state, shown)}
      address={address}
      controls={
        <>
          <div css={modes}>
            <Choice
              id={`${ID}-mode`}
              label="I have"
              value={state.mode}
              options={[
                ['build', 'Tokens and fees'],
                ['decode', 'Path bytes'],
              ]}
              onChange={(mode) => set(changeMode(state, mode))}
            />
            <Choice
              id={`${ID}-order`}
              label="The path is for an"
              value={state.order}
              options={[
                ['exact-input', 'Exact input'],
                ['exact-output', 'Exact output'],
              ]}
              onChange={(order) => set({ order })}
            />
          </div>
          {state.mode === 'build' ? (
            <PathHops id={ID} state={state} onChange={set} />
          ) : (
            <TextField
              id={`${ID}-bytes`}
              label="Path bytes"
              rows={4}
              value={state.bytes}
              problem={decodePath(state.bytes, state.order).problem}
              hint="The bytes do not show the order of the tokens, so choose exact input or exact output above."
              onChange={(bytes) => set({ bytes })}
            />
          )}
        </>
      }
      result={
        shown.problem !== undefined ? (
          <NoResult problem={shown.problem} />
        ) : (
          <>
            <HexSegments
              name="Path"
              title={`Path · ${shown.length} bytes, ${shown.route.fees.length === 1 ? '1 pool' : `${shown.route.fees.length} pools`}`}
              segments={shown.segments.map(({ kind, hex }) => ({
                tone: kind,
                digits: hex.slice(2),
              }))}
            />
            <ValueList
              values={[
                {
                  name: 'Trade',
                  text: routeInWords(shown.route),
                  meaning: `fees ${shown.route.fees.map(feePercent).join(', ')}`,
                },
              ]}
            />
            <PathSegmentTable segments={shown.segments} />
            <Warnings texts={shown.warnings} />
          </>
        )
      }
    />
  );
}

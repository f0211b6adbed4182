/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { CopyValueButton } from './copy-value-button';
import { mono, partTitle, titleRow } from './tool-styles';

const block = css(mono, {
  display: 'block',
  marginTop: 'var(--space-2)',
  padding: 'var(--space-3) !important',
  border: '1px solid var(--border) !important',
  borderRadius: 'var(--radius-md)',
  background: 'var(--surface) !important',
  color: 'var(--text)',
  fontSize: 'var(--size-sm) !important',
  lineHeight: 1.9,
  wordBreak: 'break-all',
});

const segment = css({
  padding: '2px 0',
  borderBottom: '2px solid var(--tone)',
  background: 'var(--tone-surface)',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});

/** Styles of byte segments. Most of them have different underlines, so that they can be distinguished without color. */
export const tones = {
  plain: css({ '--tone': 'var(--border-strong)', '--tone-surface': 'transparent' }),
  token: css({ '--tone': 'var(--note)', '--tone-surface': 'var(--note-surface)' }),
  fee: css({
    '--tone': 'var(--accent)',
    '--tone-surface': 'var(--accent-surface)',
    borderBottomStyle: 'double',
    borderBottomWidth: 4,
  }),
  hash: css({
    '--tone': 'var(--tip)',
    '--tone-surface': 'var(--tip-surface)',
    borderBottomStyle: 'dashed',
  }),
  token0: css({ '--tone': 'var(--token0)', '--tone-surface': 'var(--token0-surface)' }),
  token1: css({
    '--tone': 'var(--token1)',
    '--tone-surface': 'var(--token1-surface)',
    borderBottomStyle: 'dashed',
  }),
};

/** A part of some bytes, styled to be distinct from its neighbors. */
export interface HexSegment {
  /** Hex digits, without 0x. */
  readonly digits: string;
  readonly tone: keyof typeof tones;
}

interface HexSegmentsProps {
  /** Name of the bytes, announced with their copy button. */
  readonly name: string;
  readonly title: string;
  readonly segments: readonly HexSegment[];
}

/** Shows bytes in segments, under a title. The segments' names have to be shown elsewhere as text. */
export function HexSegments({ name, title, segments }: HexSegmentsProps) {
  const text = `0x${segments.map(({ digits }) => digits).join('')}`;
  return (
    <div>
      <div css={titleRow}>
        <p css={partTitle}>{title}</p>
        <CopyValueButton of={name} text={text} />
      </div>
      <code translate="no" css={block} data-value={name}>
        0x
        {segments.map(({ digits, tone }, index) => (
          <span key={index} css={[segment, tones[tone]]}>
            {digits}
          </span>
        ))}
      </code>
    </div>
  );
}

const swatchStyle = css(segment, {
  display: 'inline-block',
  width: 14,
  height: 14,
  marginInlineEnd: 'var(--space-2)',
  verticalAlign: '-2px',
});

/** Shows the style of a tone as a legend, next to the name of its segment. */
export function ToneSwatch({ tone }: { readonly tone: keyof typeof tones }) {
  return <span css={[swatchStyle, tones[tone]]} aria-hidden="true" />;
}

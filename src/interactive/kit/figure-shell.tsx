/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { type ReactNode, useEffect, useState } from 'react';
import { copyText } from '../../kit/dom/copy-text';
import { inLanguage, pageLocale } from '../../kit/language/message';
import { CopyButton } from './copy-button';
import { needsScript, ROOMY, visuallyHidden } from './figure-styles';
import type { AddressState } from './use-address-state';

// Makes the button as wide as its longest label, so that the row does not shift.
const linkButton = css({ minWidth: '8.5em', textAlign: 'end' });

interface CopyLinkButtonProps {
  readonly figureId: string;
  readonly search: () => string;
}

/** Copies the address that opens the page at this figure in its current state. */
export function CopyLinkButton({ figureId, search }: CopyLinkButtonProps) {
  const copy = async () => {
    const { origin, pathname } = window.location;
    const address = `${pathname}${search()}#${figureId}`;
    const copied = await copyText(origin + address);
    // If the clipboard is unavailable, put the link in the address bar for the reader to copy.
    if (!copied) window.history.replaceState(window.history.state, '', address);
    return copied;
  };
  return <CopyButton label="Copy link" failed="In address bar" look={linkButton} copy={copy} />;
}

const SETTLE_MS = 700;

/**
 * Returns the given text once it has stopped changing, because a live region with the text itself would announce every
 * step of a drag.
 */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const frame = css({
  containerType: 'inline-size',
  margin: 'var(--space-8) 0',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-lg)',
  background: 'var(--surface-raised)',
  color: 'var(--text)',
  fontSize: 'var(--size-sm)',
  lineHeight: 1.5,
  scrollMarginTop: 'var(--space-20)',
  // Prose adds margins to paragraphs and lists; here the grid spaces them.
  '&& :is(p, dl)': { marginBlock: 0 },
  '@media print': {
    breakInside: 'avoid',
    // Tracks, bars and swatches are part of the figure, so print their colours.
    printColorAdjust: 'exact',
    // Prints the chosen values, but not the controls that set them.
    '& :is(input[type="range"], input[type="radio"], input[type="checkbox"]), & label:has(> [type="radio"]:not(:checked))':
      { display: 'none' },
    '& :is(input, textarea, select)': {
      minHeight: 0,
      padding: 0,
      border: 0,
      appearance: 'none',
      background: 'none',
      resize: 'none',
    },
  },
});

const captionStyle = css({
  padding: 'var(--space-4) var(--space-4) 0',
  color: 'var(--text-muted)',
  '& strong': { display: 'block', color: 'var(--text)', fontWeight: 600 },
  [ROOMY]: { padding: 'var(--space-5) var(--space-6) 0' },
});

const actions = css({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 'var(--space-2)',
  padding: 'var(--space-1) var(--space-2)',
  borderTop: '1px solid var(--border)',
  '& button': {
    minHeight: 44,
    padding: '0 var(--space-3)',
    border: 0,
    borderRadius: 'var(--radius-md)',
    background: 'none',
    color: 'var(--text-muted)',
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { color: 'var(--text)' },
  },
});

export interface FigureShellProps {
  /** Anchor of the figure, unique on the page; also the prefix of ids inside it. */
  readonly id: string;
  readonly title: string;
  readonly caption: ReactNode;
  /** What the figure currently shows, in words; announced once the reader's change has settled. */
  readonly summary: string;
  readonly address: Pick<AddressState<never>, 'touched' | 'reset' | 'search'>;
  readonly children: ReactNode;
}

/**
 * The parts that figures and tools share: caption, announcements, reset and link. Their text is English in every
 * locale.
 */
export function FigureShell({ id, title, caption, summary, address, children }: FigureShellProps) {
  const announcement = useSettledText(address.touched ? summary : '');
  return (
    <figure id={id} css={frame} {...(SEVERAL_LOCALES && pageLocale() && inLanguage())}>
      <figcaption css={captionStyle}>
        <strong>{title}</strong>
        {caption}
      </figcaption>
      {children}
      <output css={visuallyHidden} aria-live="polite">
        {announcement}
      </output>
      <div css={[actions, needsScript]}>
        <button type="button" onClick={address.reset}>
          Reset
        </button>
        <CopyLinkButton figureId={id} search={address.search} />
      </div>
    </figure>
  );
}

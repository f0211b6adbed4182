/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { type ReactNode, useEffect, useState } from 'react';
import { copyText } from '../../kit/dom/copy-text';
import { inLanguage, pageLocale } from '../../kit/language/message';
import { CopyButton } from './copy-button';
import { needsScript, ROOMY, visuallyHidden } from './figure-styles';
import type { AddressState } from './use-address-state';

// Reserves the width of the button's longest label, so that the row doesn't move when the label changes.
const linkButton = css({ minWidth: '8.5em', textAlign: 'end' });

interface CopyLinkButtonProps {
  readonly figureId: string;
  readonly search: () => string;
}

/** A button that copies the URL of the page at this figure, with the figure's current state. */
export function CopyLinkButton({ figureId, search }: CopyLinkButtonProps) {
  const copy = async () => {
    const { origin, pathname } = window.location;
    const address = `${pathname}${search()}#${figureId}`;
    const copied = await copyText(origin + address);
    // If copying fails, put the URL in the address bar, where the reader can copy it.
    if (!copied) window.history.replaceState(window.history.state, '', address);
    return copied;
  };
  return <CopyButton label="Copy link" failed="In address bar" look={linkButton} copy={copy} />;
}

const SETTLE_MS = 700;

/**
 * Returns the given text once it has stopped changing. A live region shows the result instead of the text itself,
 * because otherwise it would announce every step of a drag.
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
  // Removes the margins that the page's text has, because the figure's grid sets the distances.
  '&& :is(p, dl)': { marginBlock: 0 },
  '@media print': {
    breakInside: 'avoid',
    // Print the colors of tracks, bars and swatches, because they have a meaning.
    printColorAdjust: 'exact',
    // Hide controls that can't be used on paper, but keep the values that they are set to.
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
  /** The figure's anchor, unique on the page. It's also the prefix of the ids in the figure. */
  readonly id: string;
  readonly title: string;
  readonly caption: ReactNode;
  /** What the figure currently shows, in words. It's announced once the reader's change has settled. */
  readonly summary: string;
  readonly address: Pick<AddressState<never>, 'touched' | 'reset' | 'search'>;
  readonly children: ReactNode;
}

/** The frame of every figure and tool: caption, announcements, reset and link. Its text is English in every locale. */
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

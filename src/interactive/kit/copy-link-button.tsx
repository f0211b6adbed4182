/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { copyText } from '../../kit/dom/copy-text';

type CopyState = 'idle' | 'copied' | 'in-address-bar';

const LABELS: Record<CopyState, string> = {
  idle: 'Copy link',
  copied: 'Copied',
  'in-address-bar': 'In address bar',
};

const RESET_MS = 2_000;

// Makes the button as wide as its longest label, so that the row does not shift.
const button = css({ minWidth: '8.5em', textAlign: 'end' });

interface CopyLinkButtonProps {
  readonly figureId: string;
  readonly search: () => string;
}

/** Copies the address that opens the page at this figure in its current state. */
export function CopyLinkButton({ figureId, search }: CopyLinkButtonProps) {
  const [copyState, setCopyState] = useState<CopyState>('idle');

  useEffect(() => {
    if (copyState === 'idle') return undefined;
    const timer = setTimeout(() => setCopyState('idle'), RESET_MS);
    return () => clearTimeout(timer);
  }, [copyState]);

  const copy = async () => {
    const { origin, pathname } = window.location;
    const address = `${pathname}${search()}#${figureId}`;
    const copied = await copyText(origin + address);
    // If the clipboard is unavailable, put the link in the address bar for the reader to copy.
    if (!copied) window.history.replaceState(window.history.state, '', address);
    setCopyState(copied ? 'copied' : 'in-address-bar');
  };

  return (
    <button type="button" css={button} onClick={() => void copy()}>
      <span aria-live="polite">{LABELS[copyState]}</span>
    </button>
  );
}

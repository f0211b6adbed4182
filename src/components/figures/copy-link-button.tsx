/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useEffect, useState } from 'react';

type CopyState = 'idle' | 'copied' | 'in-address-bar';

const LABELS: Record<CopyState, string> = {
  idle: 'Copy link',
  copied: 'Copied',
  'in-address-bar': 'In address bar',
};

const RESET_MS = 2_000;

// As wide as its longest label, so that the row does not move.
const button = css({ minWidth: '8.5em', textAlign: 'end' });

interface CopyLinkButtonProps {
  readonly figureId: string;
  readonly search: () => string;
}

/** Copies the address that opens the page at this figure in its present state. */
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
    try {
      await navigator.clipboard.writeText(origin + address);
      setCopyState('copied');
    } catch {
      // No clipboard (an insecure origin, a refused permission): the reader copies by hand.
      window.history.replaceState(window.history.state, '', address);
      setCopyState('in-address-bar');
    }
  };

  return (
    <button type="button" css={button} onClick={() => void copy()}>
      <span aria-live="polite">{LABELS[copyState]}</span>
    </button>
  );
}

/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { copyText } from '../../../kit/dom/copy-text';
import { needsScript, visuallyHidden } from '../../kit/figure-styles';

const LABELS = { idle: 'Copy', copied: 'Copied', failed: 'Not copied' } as const;
const RESET_MS = 2_000;

const button = css({
  minWidth: '5.6em',
  minHeight: 44,
  marginBlock: 'calc(-1 * var(--space-2))',
  marginInline: '0 calc(-1 * var(--space-2))',
  padding: '0 var(--space-2)',
  border: 0,
  borderRadius: 'var(--radius-md)',
  background: 'none',
  color: 'var(--text-muted)',
  font: 'inherit',
  fontSize: 'var(--size-xs)',
  textAlign: 'end',
  cursor: 'pointer',
  ':hover': { color: 'var(--text)' },
});

interface CopyButtonProps {
  /** Name of the copied value, such as `path`; announced after the button's label. */
  readonly of: string;
  readonly text: string;
}

/** Copies a value and reports the outcome on the button. */
export function CopyButton({ of, text }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof LABELS>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), RESET_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => setState((await copyText(text)) ? 'copied' : 'failed');
  return (
    <button type="button" css={[button, needsScript]} onClick={() => void copy()}>
      <span aria-live="polite">{LABELS[state]}</span>
      <span css={visuallyHidden}> {of}</span>
    </button>
  );
}

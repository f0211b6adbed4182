/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { copyText } from '../../../kit/dom/copy-text';
import { CopyButton } from '../../kit/copy-button';
import { needsScript, visuallyHidden } from '../../kit/figure-styles';

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

interface CopyValueButtonProps {
  /** Name of the copied value, such as `path`; announced after the button's label. */
  readonly of: string;
  readonly text: string;
}

/** A button that copies a value. */
export function CopyValueButton({ of, text }: CopyValueButtonProps) {
  return (
    <CopyButton failed="Not copied" look={[button, needsScript]} copy={() => copyText(text)}>
      <span css={visuallyHidden}> {of}</span>
    </CopyButton>
  );
}

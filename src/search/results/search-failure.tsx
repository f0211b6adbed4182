/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { message } from '../../kit/language/message';

const style = css({
  padding: 'var(--space-8) var(--space-4)',
  textAlign: 'center',
  color: 'var(--text-muted)',
  fontSize: 'var(--size-sm)',
  strong: { display: 'block', color: 'var(--text)', fontSize: 'var(--size-md)' },
});

const buttonStyle = css({
  minHeight: '2.5rem',
  marginTop: 'var(--space-4)',
  paddingInline: 'var(--space-4)',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-md)',
  background: 'var(--surface-raised)',
  color: 'var(--text)',
  fontWeight: 560,
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--accent)' },
});

/** What stands where results would, when they cannot be had. */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div css={style} role="alert">
      <strong>{message('Unable to fetch results')}</strong>
      {message('You might want to check your network connection.')}
      <div>
        <button type="button" css={buttonStyle} onClick={onRetry}>
          {message('Try again')}
        </button>
      </div>
    </div>
  );
}

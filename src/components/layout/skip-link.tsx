import { css } from '@emotion/react';

const style = css({
  position: 'fixed',
  top: 'var(--space-3)',
  insetInlineStart: 'var(--space-3)',
  zIndex: 100,
  padding: 'var(--space-2) var(--space-4)',
  borderRadius: 'var(--radius-md)',
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  fontWeight: 600,
  textDecoration: 'none',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});

/** Where focus starts on every page, and after every navigation. */
export function SkipLink() {
  return (
    <div data-focus-start tabIndex={-1}>
      <a href="#content" css={style} data-no-print>
        Skip to content
      </a>
    </div>
  );
}

import { css } from '@emotion/react';
import { Helmet } from 'react-helmet';
import { sitePath } from '../../lib/site-paths';
import type { Frame } from './use-frame';

const style = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  minHeight: '2.5rem',
  padding: 'var(--space-1) var(--space-4)',
  borderBottom: '1px solid var(--border)',
  background: 'var(--accent-surface)',
  fontSize: 'var(--size-sm)',
  lineHeight: 1.45,
  // Set before first paint, from what the reader closed.
  "html[data-announcement='dismissed'] &": { display: 'none' },
});

const textStyle = css({ flex: 1, textAlign: 'center' });

const buttonStyle = css({
  flex: 'none',
  width: '2rem',
  height: '2rem',
  border: 0,
  borderRadius: 'var(--radius-sm)',
  background: 'none',
  fontSize: '1.25rem',
  lineHeight: 1,
  cursor: 'pointer',
  'html:not([data-js]) &': { display: 'none' },
});

/** One line above everything, until the reader closes it. */
export function AnnouncementBar({
  announcement,
}: {
  announcement: NonNullable<Frame['site']['announcement']>;
}) {
  const { id, text, link } = announcement;
  return (
    <aside css={style} aria-label="Announcement" data-no-print>
      <Helmet htmlAttributes={{ 'data-announcement-id': id }} />
      <p css={textStyle}>
        {text} {link && <a href={sitePath(link.to)}>{link.label}</a>}
      </p>
      <button css={buttonStyle} type="button" aria-label="Close" data-announcement-close>
        <span aria-hidden="true">×</span>
      </button>
    </aside>
  );
}

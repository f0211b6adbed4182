import type { CSSObject } from '@emotion/react';
import { ANNOUNCEMENT, JS } from '../../kit/names';
import { message } from '../../kit/language/message';
import { sitePath } from '../../kit/view/site-paths';
import type { Frame } from '../../kit/view/use-frame';
import { ANNOUNCEMENT_CLOSE } from './names';

/** The announcement at the top of every page, shown until the reader closes it. */
export function AnnouncementBar({
  announcement,
}: {
  announcement: NonNullable<Frame['site']['announcement']>;
}) {
  const { text, link } = announcement;
  return (
    <aside className="announcement-bar" aria-label={message('Announcement')} data-no-print>
      <p className="announcement-bar-text">
        {text} {link && <a href={sitePath(link.to)}>{link.label}</a>}
      </p>
      <button
        className="announcement-bar-button"
        type="button"
        aria-label={message('Close')}
        {...{ [ANNOUNCEMENT_CLOSE]: true }}
      >
        <span aria-hidden="true">×</span>
      </button>
    </aside>
  );
}

/** Styles of {@link AnnouncementBar}. */
export const announcementBarStyle: CSSObject = {
  '.announcement-bar': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-3)',
    minHeight: '2.5rem',
    padding: 'var(--space-1) var(--space-4)',
    borderBottom: '1px solid var(--border)',
    background: 'var(--accent-surface)',
    fontSize: 'var(--size-sm)',
    lineHeight: 1.45,
    // The attribute is set before the first paint if the reader has already closed the announcement.
    [`html[${ANNOUNCEMENT}='dismissed'] &`]: { display: 'none' },
  },
  '.announcement-bar-text': { flex: 1, textAlign: 'center' },
  '.announcement-bar-button': {
    flex: 'none',
    width: '2rem',
    height: '2rem',
    border: 0,
    borderRadius: 'var(--radius-sm)',
    background: 'none',
    fontSize: '1.25rem',
    lineHeight: 1,
    cursor: 'pointer',
    [`html:not([${JS}]) &`]: { display: 'none' },
  },
};

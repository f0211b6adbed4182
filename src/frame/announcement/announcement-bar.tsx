import { sitePath } from '../../kit/view/site-paths';
import type { Frame } from '../../kit/view/use-frame';
import { ANNOUNCEMENT_CLOSE } from './names';
import { message } from '../../kit/language/message';

/** A line at the top of every page, shown until the reader closes it. */
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

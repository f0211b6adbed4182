import { message } from '../../kit/language/message';
import { FETCHES } from '../code/names';

/** The page as Markdown, for other programs: to copy and to look at. While developing there is none. */
export function PageFile({ address }: { address: string }) {
  if (process.env.NODE_ENV !== 'production') return null;
  return (
    <p className="page-file" data-no-print>
      {/* Pressed before the app takes over the page, it says "Copied" then: no reason to draw the page anew. */}
      <button type="button" value={address} suppressHydrationWarning {...{ [FETCHES]: '' }}>
        {message('Copy page')}
      </button>
      <a href={address}>{message('View as Markdown')}</a>
    </p>
  );
}

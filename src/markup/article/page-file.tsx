import { message } from '../../kit/language/message';
import { FETCHES } from '../code/names';

/**
 * Links to the page as Markdown, for other programs: a button to copy it and a link to view it. Not available in
 * development.
 */
export function PageFile({ address }: { address: string }) {
  if (process.env.NODE_ENV !== 'production') return null;
  return (
    <p className="page-file" data-no-print>
      {/* Before hydration, the label may already be "Copied"; React must accept this mismatch. */}
      <button type="button" value={address} suppressHydrationWarning {...{ [FETCHES]: '' }}>
        {message('Copy page')}
      </button>
      <a href={address}>{message('View as Markdown')}</a>
    </p>
  );
}

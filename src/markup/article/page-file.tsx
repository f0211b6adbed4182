import { message } from '../../kit/language/message';
import { FETCHES } from '../code/names';

/**
 * The page as Markdown, for other programs: a button that copies it and a link that opens it. Not rendered in
 * development, because only a build writes the Markdown file.
 */
export function PageFile({ address }: { address: string }) {
  if (process.env.NODE_ENV !== 'production') return null;
  return (
    <p className="page-file" data-no-print>
      {/* A press before hydration changes the label to "Copied", so React must accept a mismatch. */}
      <button type="button" value={address} suppressHydrationWarning {...{ [FETCHES]: '' }}>
        {message('Copy page')}
      </button>
      <a href={address}>{message('View as Markdown')}</a>
    </p>
  );
}

import { DocumentHead } from './document-head';
import { PAGE_VIEWS } from './names';

/** Writes the URL for page views into the head, where `frame/head/page-views.ts` reads it. */
export function PageViewsAddress({ address }: { address: string }) {
  return (
    <DocumentHead>
      <meta name={PAGE_VIEWS} content={address} />
    </DocumentHead>
  );
}

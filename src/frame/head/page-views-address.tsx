import { DocumentHead } from './document-head';
import { PAGE_VIEWS } from './names';

/** Tells `frame/head/page-views.ts` where page views go. */
export function PageViewsAddress({ address }: { address: string }) {
  return (
    <DocumentHead>
      <meta name={PAGE_VIEWS} content={address} />
    </DocumentHead>
  );
}

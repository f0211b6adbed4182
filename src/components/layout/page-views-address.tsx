import { DocumentHead } from './document-head';

/** Tells `behaviours/page-views.ts` where page views go. */
export function PageViewsAddress({ address }: { address: string }) {
  return (
    <DocumentHead>
      <meta name="page-views" content={address} />
    </DocumentHead>
  );
}

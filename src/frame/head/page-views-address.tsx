import { DocumentHead } from './document-head';

/** Tells `frame/head/page-views.ts` where page views go. */
export function PageViewsAddress({ address }: { address: string }) {
  return (
    <DocumentHead>
      <meta name="page-views" content={address} />
    </DocumentHead>
  );
}

import { Helmet } from 'react-helmet';

/** Tells `behaviours/page-views.ts` where page views go. */
export function PageViewsAddress({ address }: { address: string }) {
  return (
    <Helmet>
      <meta name="page-views" content={address} />
    </Helmet>
  );
}

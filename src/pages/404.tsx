/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { LevelCurves } from '../templates/home/level-curves';
import { Head } from '../frame/head/head';
import { NearestPages } from '../frame/not-found/nearest-pages';
import { PathSearch } from '../search/page/path-search';
import { useFrame } from '../kit/view/use-frame';
import { sitePath } from '../kit/view/site-paths';
import { media } from '../kit/styles/tokens';
import { APP_NEEDED, AT_ONCE } from '../kit/names';
import { message } from '../kit/language/message';

const style = css({
  position: 'relative',
  overflow: 'hidden',
  minHeight: '34rem',
  padding: 'var(--space-20) var(--space-8)',
  [media.mobile]: { padding: 'var(--space-12) var(--space-4) 9.5rem' },
  '& > div': { position: 'relative', maxWidth: '75rem', marginInline: 'auto' },
  'p, ul': { maxWidth: '34rem' },
  p: { marginBottom: 'var(--space-4)' },
  h1: { marginBottom: 'var(--space-4)', fontSize: 'var(--size-3xl)', letterSpacing: '-0.025em' },
  form: { maxWidth: '34rem', marginBottom: 'var(--space-8)' },
  ul: { paddingInlineStart: '1.2em' },
  li: { marginBlock: 'var(--space-1)' },
});

const ways = css({
  display: 'grid',
  gridTemplateColumns: '12rem 1fr',
  gap: 'var(--space-6)',
  maxWidth: '40rem',
  [media.mobile]: { gridTemplateColumns: '1fr' },
});

/** The page that is shown at every unknown URL. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundQuery>) {
  const { site } = useFrame();
  return (
    <div css={style} {...{ [APP_NEEDED]: AT_ONCE }}>
      <Head title={message('Page Not Found')} noindex />
      <LevelCurves />
      <div>
        <h1>{message('Page Not Found')}</h1>
        <p>
          {message(
            'There is no page at this address. It may have moved, or the link that led here may be wrong.',
          )}
        </p>
        <PathSearch />
        <div css={ways}>
          <div>
            <p>{message('The sections of the docs:')}</p>
            <ul>
              {site.navigation.sections.map(({ section, label, to }) => (
                <li key={section}>
                  <a href={sitePath(to)}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
          <NearestPages pages={data.allDoc.nodes} sections={site.navigation.sections} />
        </div>
      </div>
    </div>
  );
}

export const query = graphql`
  query NotFound {
    allDoc(filter: { draft: { eq: false } }, sort: [{ path: ASC }, { hasSlug: ASC }, { id: ASC }]) {
      nodes {
        path
        title
      }
    }
  }
`;

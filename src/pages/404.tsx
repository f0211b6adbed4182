import { css } from '@emotion/react';
import { Isobars } from '../components/home/isobars';
import { Head } from '../components/layout/head';
import { PathSearch } from '../components/search/path-search';
import { useFrame } from '../components/layout/use-frame';
import { sitePath } from '../lib/site-paths';

const style = css({
  position: 'relative',
  overflow: 'hidden',
  padding: 'var(--space-20) var(--space-6)',
  '& > div': { position: 'relative', maxWidth: '40rem', marginInline: 'auto' },
  h1: { marginBottom: 'var(--space-4)', fontSize: 'var(--size-3xl)', letterSpacing: '-0.025em' },
  p: { marginBottom: 'var(--space-5)' },
  form: { marginBottom: 'var(--space-8)' },
  ul: { marginTop: 'var(--space-4)', paddingInlineStart: '1.2em' },
});

/** For every address that is none. */
export default function NotFoundPage() {
  const { site } = useFrame();
  return (
    <div css={style}>
      <Head title="Page Not Found" noindex />
      <Isobars />
      <div>
        <h1>Page Not Found</h1>
        <p>
          There is no page at this address. It may have moved, or the link that led here may be
          wrong.
        </p>
        <PathSearch />
        <p>The sections of the docs:</p>
        <ul>
          {site.navigation.sections.map(({ section, label, to }) => (
            <li key={section}>
              <a href={sitePath(to)}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

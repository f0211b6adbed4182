import { css } from '@emotion/react';
import type { Frame } from './use-frame';

const footerStyle = css({
  marginTop: 'var(--space-20)',
  borderTop: '1px solid var(--border)',
  background: 'var(--surface-sunken)',
  fontSize: 'var(--size-sm)',
});

const gridStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  gap: 'var(--space-8) var(--space-6)',
  maxWidth: '90rem',
  marginInline: 'auto',
  padding: 'var(--space-12) var(--space-6) var(--space-8)',
  h2: { marginBottom: 'var(--space-3)', fontSize: 'var(--size-sm)', letterSpacing: 0 },
  ul: { padding: 0, listStyle: 'none' },
  a: {
    display: 'inline-block',
    paddingBlock: 'var(--space-1)',
    color: 'var(--text-muted)',
    textDecoration: 'none',
    '&:hover': { color: 'var(--text)', textDecoration: 'underline' },
  },
});

const noteStyle = css({
  maxWidth: '90rem',
  marginInline: 'auto',
  padding: '0 var(--space-6) var(--space-10)',
  color: 'var(--text-muted)',
});

/** Four groups of links that leave the site. */
export function Footer({ site }: { site: Frame['site'] }) {
  return (
    <footer css={footerStyle}>
      <nav css={gridStyle} aria-label="Footer" data-no-print>
        {site.footer.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} rel="noopener">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <p css={noteStyle}>
        {site.title}. Contract and package names are shown as they are published.
      </p>
    </footer>
  );
}

import { css } from '@emotion/react';
import { sitePath } from '../../lib/site-paths';
import { media } from '../../styles/tokens';
import { Logo } from '../layout/logo';
import type { Frame } from '../layout/use-frame';
import { SearchButton } from '../search/search-button';
import { ColourToggle } from './colour-toggle';
import { iconButtonStyle, MenuIcon } from './icons';
import { LanguageMenu } from './language-menu';
import { VersionMenu } from './version-menu';

const barStyle = css({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  height: 'var(--navbar-height)',
  borderBottom: '1px solid var(--border)',
  background: 'color-mix(in oklab, var(--surface) 92%, transparent)',
  backdropFilter: 'blur(10px)',
  WebkitBackdropFilter: 'blur(10px)',
  transition: 'transform var(--motion-base) var(--ease)',
  'html[data-navbar-hidden] &:not(:focus-within)': { transform: 'translateY(-101%)' },
});

const rowStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  maxWidth: '90rem',
  height: '100%',
  marginInline: 'auto',
  paddingInline: 'var(--space-6)',
  [media.mobile]: { paddingInline: 'var(--space-4)' },
});

const brandStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  marginInlineEnd: 'var(--space-5)',
  color: 'var(--text)',
  fontSize: 'var(--size-lg)',
  fontWeight: 640,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  paddingInline: 'var(--space-3)',
  borderRadius: 'var(--radius-sm)',
  color: 'var(--text-muted)',
  fontSize: 'var(--size-sm)',
  fontWeight: 520,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: 'color var(--motion-fast)',
  '&:hover': { color: 'var(--text)' },
  "&[aria-current='true']": {
    color: 'var(--text)',
    boxShadow: 'inset 0 -2px var(--accent)',
    borderRadius: 0,
  },
});

const listStyle = css({
  display: 'flex',
  alignItems: 'center',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const desktopOnly = css({ [media.mobile]: { display: 'none' } });
const spacerStyle = css({ flex: 1 });
const toggleStyle = css({
  [media.desktop]: { display: 'none' },
  'html:not([data-js]) &': { display: 'none' },
});

interface NavbarProps {
  site: Frame['site'];
  versions: Frame['versions'];
  section: string | undefined;
  version: string | null | undefined;
}

/** The bar at the top; on a narrow screen its links move into the menu. */
export function Navbar({ site, versions, section, version }: NavbarProps) {
  const { sections, links } = site.navigation;
  return (
    <header
      css={barStyle}
      data-navbar
      data-no-print
      data-versions={versions.map(({ section: own, name }) => `${own}/${name}`).join(' ')}
    >
      <div css={rowStyle}>
        <a href={sitePath('/')} css={brandStyle}>
          <Logo />
          {site.product.name}
          <span className="visually-hidden"> documentation, home</span>
        </a>
        <nav aria-label="Main" css={desktopOnly}>
          <ul css={listStyle}>
            {sections.map(({ section: own, label, to }) => (
              <li key={own}>
                <a
                  href={sitePath(to)}
                  css={linkStyle}
                  aria-current={own === section ? 'true' : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div css={spacerStyle} />
        <div css={[listStyle, desktopOnly]}>
          {links.map(({ label, href }) => (
            <a key={href} href={href} css={linkStyle} rel="noopener">
              {label}
            </a>
          ))}
          <VersionMenu versions={versions} current={version} />
          <LanguageMenu locales={site.i18n.locales} />
        </div>
        <SearchButton version={version} />
        <ColourToggle />
        <button
          type="button"
          css={[iconButtonStyle, toggleStyle]}
          aria-label="Toggle navigation bar"
          aria-expanded="false"
          aria-controls="site-menu"
          data-menu-toggle
        >
          <MenuIcon />
        </button>
      </div>
    </header>
  );
}

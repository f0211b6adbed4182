import { css } from '@emotion/react';
import type { SidebarTree } from '../../lib/navigation/sidebar-tree';
import { sitePath } from '../../lib/site-paths';
import { media } from '../../styles/tokens';
import type { Frame } from '../layout/use-frame';
import { CloseIcon, iconButtonStyle } from './icons';
import { Sidebar } from './sidebar';

/**
 * One element, two places: beside the text on a wide screen, a panel over it on a narrow one. Without script the
 * narrow panel cannot be opened, so it stands under the text.
 */
const menuStyle = css({
  [media.desktop]: {
    position: 'sticky',
    top: 0,
    alignSelf: 'start',
    maxHeight: '100vh',
    padding:
      'calc(var(--navbar-height) + var(--space-6)) var(--space-4) var(--space-10) var(--space-6)',
    marginTop: 'calc(-1 * var(--navbar-height))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
  },
  [media.mobile]: {
    order: 2,
    padding: 'var(--space-6) var(--space-4)',
    'html[data-js] &': {
      position: 'fixed',
      inset: '0 auto 0 0',
      zIndex: 40,
      width: 'min(21rem, 88vw)',
      padding: 'var(--space-3) var(--space-4) var(--space-10)',
      borderInlineEnd: '1px solid var(--border)',
      background: 'var(--surface)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      visibility: 'hidden',
      transform: 'translateX(-100%)',
      transition: 'transform var(--motion-base) var(--ease), visibility var(--motion-base)',
    },
    "html[data-menu='open'] &": { visibility: 'visible', transform: 'none' },
  },
});

const backdropStyle = css({
  position: 'fixed',
  inset: 0,
  zIndex: 35,
  background: 'oklch(0.1 0.02 258 / 0.6)',
  display: 'none',
  [media.mobile]: { "html[data-menu='open'] &": { display: 'block' } },
});

const wideHidden = css({ [media.desktop]: { display: 'none' } });
const withoutSidebarStyle = css({ [media.desktop]: { display: 'none' } });

const headStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: 'var(--space-3)',
  fontWeight: 640,
  'html:not([data-js]) &': { display: 'none' },
});

const sectionsStyle = css({
  margin: '0 0 var(--space-4)',
  padding: '0 0 var(--space-4)',
  borderBottom: '1px solid var(--border)',
  listStyle: 'none',
  a: {
    display: 'block',
    padding: 'var(--space-2) var(--space-3)',
    borderRadius: 'var(--radius-sm)',
    color: 'var(--text)',
    textDecoration: 'none',
    "&[aria-current='true']": { color: 'var(--accent)', fontWeight: 600 },
  },
});

interface SiteMenuProps {
  site: Frame['site'];
  tree: SidebarTree | undefined;
  section: string | undefined;
  path: string;
}

/** The sidebar, and on a narrow screen the sections of the site above it. */
export function SiteMenu({ site, tree, section, path }: SiteMenuProps) {
  const { sections, links } = site.navigation;
  return (
    <>
      <div css={backdropStyle} data-menu-backdrop />
      <div id="site-menu" css={[menuStyle, !tree && withoutSidebarStyle]} data-menu data-no-print>
        <div css={[headStyle, wideHidden]}>
          {site.product.name}
          <button
            type="button"
            css={iconButtonStyle}
            aria-label="Close navigation bar"
            data-menu-close
          >
            <CloseIcon />
          </button>
        </div>
        <nav aria-label="Sections" css={wideHidden}>
          <ul css={sectionsStyle}>
            {sections.map(({ section: own, label, to }) => (
              <li key={own}>
                <a href={sitePath(to)} aria-current={own === section ? 'true' : undefined}>
                  {label}
                </a>
              </li>
            ))}
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {tree && <Sidebar key={section} section={section ?? ''} tree={tree} path={path} />}
      </div>
    </>
  );
}

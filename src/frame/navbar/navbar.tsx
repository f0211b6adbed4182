import type { ReactNode } from 'react';
import { NAVBAR_BAR, VERSIONS } from '../../kit/names';
import { message, pathInLocale } from '../../kit/language/message';
import { sitePath } from '../../kit/view/site-paths';
import type { Frame } from '../../kit/view/use-frame';
import { NAVBAR } from './names';

/** The site's logo from the settings; see `src/build/mark.ts`. */
function Logo() {
  return (
    <svg
      viewBox={MARK.viewBox}
      width="1.75rem"
      height="1.75rem"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: MARK.inner }}
    />
  );
}

interface NavbarProps {
  site: Frame['site'];
  versions: Frame['versions'];
  section: string | undefined;
  /** The version and language menus. */
  menus: ReactNode;
  /** The search, color mode and menu buttons. The last one has the id `NAVBAR_END_ID`. */
  children: ReactNode;
}

/** The top bar. On narrow screens, its links and menus move into the mobile menu. */
export function Navbar({ site, versions, section, menus, children }: NavbarProps) {
  const { sections, links } = site.navigation;
  return (
    <header
      className={NAVBAR_BAR}
      {...{ [NAVBAR]: true }}
      data-no-print
      {...{
        [VERSIONS]: versions.map(({ section: own, name }) => `${own}/${name}`).join(' '),
      }}
    >
      <div className="navbar-row">
        <a href={sitePath(pathInLocale('/'))} className="navbar-brand">
          <Logo />
          {site.product.name}
          <span className="visually-hidden">{` ${message('documentation, home')}`}</span>
        </a>
        <nav aria-label={message('Main')} className="navbar-desktop-only">
          <ul className="navbar-list">
            {sections.map(({ section: own, label, to }) => (
              <li key={own}>
                <a
                  href={sitePath(to)}
                  className="navbar-link"
                  aria-current={own === section ? 'true' : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="navbar-spacer" />
        <div className="navbar-list navbar-desktop-only">
          {links.map(({ label, href }) => (
            <a key={href} href={href} className="navbar-link" rel="noopener">
              {label}
            </a>
          ))}
          {menus}
        </div>
        {children}
      </div>
    </header>
  );
}

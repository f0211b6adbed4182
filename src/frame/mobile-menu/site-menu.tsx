import type { ReactNode } from 'react';
import { sitePath } from '../../kit/view/site-paths';
import type { Frame } from '../../kit/view/use-frame';
import { CloseIcon, MenuIcon } from '../../kit/view/icons';
import { message } from '../../kit/language/message';
import { NAVBAR_END_ID } from '../navbar/names';
import { MENU_BACKDROP, MENU_CLOSE, MENU_TOGGLE, SITE_MENU } from './names';

/** The button in the navbar that opens the menu on narrow screens. It is the last element in the navbar. */
export function MenuToggle() {
  return (
    <button
      id={NAVBAR_END_ID}
      type="button"
      className="icon-button navbar-toggle"
      aria-label={message('Toggle navigation bar')}
      aria-expanded="false"
      aria-controls={SITE_MENU}
      {...{ [MENU_TOGGLE]: true }}
    >
      <MenuIcon />
    </button>
  );
}

interface SiteMenuProps {
  site: Frame['site'];
  section: string | undefined;
  /** The version and language menus. */
  menus: ReactNode;
  /** The sidebar, if the page has one. */
  children: ReactNode;
}

/**
 * The panel with the sidebar. On narrow screens, the panel is the menu, and shows the site's sections and the top bar's
 * menus above the sidebar.
 */
export function SiteMenu({ site, section, menus, children }: SiteMenuProps) {
  const { sections, links } = site.navigation;
  return (
    <>
      <div className="site-menu-backdrop" {...{ [MENU_BACKDROP]: true }} />
      <div
        id={SITE_MENU}
        className={children ? 'site-menu' : 'site-menu site-menu-without-sidebar'}
        data-menu
        data-no-print
      >
        <div className="site-menu-head site-menu-wide-hidden">
          {site.product.name}
          <button
            type="button"
            className="icon-button"
            aria-label={message('Close navigation bar')}
            {...{ [MENU_CLOSE]: true }}
          >
            <CloseIcon />
          </button>
        </div>
        <nav aria-label={message('Sections')} className="site-menu-wide-hidden">
          <ul className="site-menu-sections">
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
        <div className="site-menu-choices site-menu-wide-hidden">{menus}</div>
        {children}
      </div>
    </>
  );
}

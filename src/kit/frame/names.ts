/**
 * What several rooms of the frame know by name, and nobody else: apart from the other names, so that the bundle of every
 * page holds them where they are used and not as a module of their own.
 */

/** Id of the sidebar, on a narrow screen of the menu. */
export const SITE_MENU = 'site-menu';
/** The button that opens the menu on a narrow screen. */
export const MENU_TOGGLE = 'data-menu-toggle';
/** Class of the bar at the top. */
export const NAVBAR_BAR = 'navbar-bar';
/** On the bar: the docs versions that there are, as `section/name`. */
export const VERSIONS = 'data-versions';
/** On `html`: the colours that show, `light` or `dark`. */
export const THEME = 'data-theme';
/** On `html`: what the reader chose, `system`, `light` or `dark`. */
export const THEME_CHOICE = 'data-theme-choice';
/** Storage key of the choice. */
export const THEME_KEY = 'theme';
/** On `html`: `dismissed` where the reader has closed it. */
export const ANNOUNCEMENT = 'data-announcement';
/** Storage key: the announcement that the reader saw last. */
export const ANNOUNCEMENT_ID_KEY = 'announcement.id';
/** Storage key: whether they have closed it. */
export const ANNOUNCEMENT_DISMISSED_KEY = 'announcement.dismissed';

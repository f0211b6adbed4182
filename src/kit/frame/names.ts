/**
 * Names shared only by feature folders of the frame. They are kept apart from the other names so that the main bundle
 * inlines them instead of including a separate module.
 */

/** Id of the sidebar and, on narrow screens, of the menu. */
export const SITE_MENU = 'site-menu';
/** On the button that opens the menu on narrow screens. */
export const MENU_TOGGLE = 'data-menu-toggle';
/** Class of the bar at the top. */
export const NAVBAR_BAR = 'navbar-bar';
/** On the top bar: the available docs versions, as `section/name`. */
export const VERSIONS = 'data-versions';
/** On `html`: the effective colour mode, `light` or `dark`. */
export const THEME = 'data-theme';
/** On `html`: the colour mode the reader chose, `system`, `light` or `dark`. */
export const THEME_CHOICE = 'data-theme-choice';
/** Storage key of the chosen colour mode. */
export const THEME_KEY = 'theme';
/** On `html`: `dismissed` if the reader has closed the announcement. */
export const ANNOUNCEMENT = 'data-announcement';
/** Storage key: the last announcement shown to the reader. */
export const ANNOUNCEMENT_ID_KEY = 'announcement.id';
/** Storage key: whether the reader closed that announcement. */
export const ANNOUNCEMENT_DISMISSED_KEY = 'announcement.dismissed';

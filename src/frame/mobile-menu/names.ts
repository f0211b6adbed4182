/** Id of the sidebar and, on narrow screens, of the menu. */
export const SITE_MENU = 'site-menu';
/** On the button that opens the menu on narrow screens. */
export const MENU_TOGGLE = 'data-menu-toggle';
/** On `html` while the panel is open over the page. */
export const MENU_OPEN = 'data-menu-open';
/** On the button in the panel that closes it. */
export const MENU_CLOSE = 'data-menu-close';
/** On the backdrop behind the panel, which closes it. */
export const MENU_BACKDROP = 'data-menu-backdrop';

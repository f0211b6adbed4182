/** Id of the panel that contains the sidebar. On narrow screens, the panel is the menu. */
export const SITE_MENU = 'site-menu';
/** Attribute of the button that opens the menu on narrow screens. */
export const MENU_TOGGLE = 'data-menu-toggle';
/** Attribute of `html` while the panel is open over the page. */
export const MENU_OPEN = 'data-menu-open';
/** Attribute of the button in the panel that closes the panel. */
export const MENU_CLOSE = 'data-menu-close';
/** Attribute of the backdrop behind the panel. A click on the backdrop closes the panel. */
export const MENU_BACKDROP = 'data-menu-backdrop';

/** On `html` while the panel stands over the page. */
export const MENU_OPEN = 'data-menu-open';
/** The button in the panel that closes it. */
export const MENU_CLOSE = 'data-menu-close';
/** What covers the page behind the panel, and closes it. */
export const MENU_BACKDROP = 'data-menu-backdrop';

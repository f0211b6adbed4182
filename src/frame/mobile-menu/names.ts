/** On `html` while the panel is open over the page. */
export const MENU_OPEN = 'data-menu-open';
/** On the button in the panel that closes it. */
export const MENU_CLOSE = 'data-menu-close';
/** On the backdrop behind the panel, which closes it. */
export const MENU_BACKDROP = 'data-menu-backdrop';

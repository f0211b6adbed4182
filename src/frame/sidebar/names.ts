/** Attribute of the sidebar. */
export const SIDEBAR = 'data-sidebar';

/** On the sidebar. */
export const SIDEBAR = 'data-sidebar';

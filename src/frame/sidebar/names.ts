/** The tree of docs. */
export const SIDEBAR = 'data-sidebar';

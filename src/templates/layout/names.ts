/** Attribute of the container of the sidebar and the text, if there is a sidebar. */
export const WITH_SIDEBAR = 'data-with-sidebar';
/** Class of the container of the sidebar and the text. */
export const SITE_LAYOUT_FRAME = 'site-layout-frame';
/** Class of the main content. */
export const SITE_LAYOUT_MAIN = 'site-layout-main';

/** On the container of sidebar and text, if there is a sidebar. */
export const WITH_SIDEBAR = 'data-with-sidebar';
/** Class of the container. */
export const SITE_LAYOUT_FRAME = 'site-layout-frame';
/** Class of the main content. */
export const SITE_LAYOUT_MAIN = 'site-layout-main';

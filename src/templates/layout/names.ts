/** On what holds sidebar and text, where there is a sidebar. */
export const WITH_SIDEBAR = 'data-with-sidebar';
/** Class of the same. */
export const SITE_LAYOUT_FRAME = 'site-layout-frame';
/** Class of the text's part. */
export const SITE_LAYOUT_MAIN = 'site-layout-main';

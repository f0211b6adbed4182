/**
 * Attribute of a set of tabs: the name of its group. A tab chosen in one set is also opened in the other sets of the
 * group.
 */
export const TAB_GROUP = 'data-tab-group';
/** Attribute of a tab and of its panel: a value that identifies them in the group. */
export const TAB = 'data-tab';

/** Class of a set of tabs, which contains a list of tabs and their panels. */
export const TABS = 'tabs';
/** Class of the list of tabs in a set. */
export const TAB_LIST = 'tab-list';
/** Class of the panel of a tab. */
export const TAB_PANEL = 'tab-panel';
/**
 * Attribute of a panel: the label of its tab. The label is printed above the panel, because tabs are not shown in
 * print.
 */
export const TAB_LABEL = 'data-tab-label';

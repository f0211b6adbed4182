/** On a set of tabs: the group it belongs to. A tab chosen in one set is also opened in the other sets of the group. */
export const TAB_GROUP = 'data-tab-group';
/** On a tab and on its panel: the value that identifies them in the group. */
export const TAB = 'data-tab';

/** Class of a set of tabs: their list and their panels. */
export const TABS = 'tabs';
/** Class of the list of a set's tabs. */
export const TAB_LIST = 'tab-list';
/** Class of the panel of a tab. */
export const TAB_PANEL = 'tab-panel';
/** On a panel: the label of its tab, for print, where tabs are not shown. */
export const TAB_LABEL = 'data-tab-label';

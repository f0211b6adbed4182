/** On a set of tabs: the group whose sets follow each other. */
export const TAB_GROUP = 'data-tab-group';
/** On a tab and on its panel: the value by which the group knows them. */
export const TAB = 'data-tab';

/** Class of a set of tabs: their list and their panels. */
export const TABS = 'tabs';
/** Class of the list of a set's tabs. */
export const TAB_LIST = 'tab-list';
/** Class of what a tab shows. */
export const TAB_PANEL = 'tab-panel';
/** On a panel: what its tab says, which paper has no tabs to say. */
export const TAB_LABEL = 'data-tab-label';

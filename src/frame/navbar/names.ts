/** Id of the last thing in the bar at the top, which the head names: the first paint waits for it. */
export const NAVBAR_END_ID = 'navbar-end';

/** The bar at the top. */
export const NAVBAR = 'data-navbar';
/** On `html` while the bar is out of sight. */
export const NAVBAR_HIDDEN = 'data-navbar-hidden';

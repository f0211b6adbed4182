/**
 * Names used by more than one feature folder: attributes, ids, classes and events. Names used in one feature folder are
 * in its own `names.ts`; names shared only within the frame are in `kit/names.ts`.
 */

/** Query parameter: the sample whose dialog is open, and the function in that sample. */
export const RUN_PARAMETER = 'run';
/**
 * On `html` as soon as scripts run; elements that need scripts are hidden until then. Set to {@link RUNS} if samples
 * can run.
 */
export const JS = 'data-js';
/** Value of {@link JS} if the browser supports BigInt and the workers that run samples. */
export const RUNS = 'runs';
/** On `html` as soon as the page's own script, which is a separate file, runs. */
export const STARTED = 'data-started';
/** On `html` if the keyboard is Apple's. */
export const MAC = 'data-mac';
/** On elements that are not printed. */
export const NO_PRINT = 'data-no-print';
/** On elements that do nothing before hydration. Set to {@link AT_ONCE} if the page is useless without the app. */
export const APP_NEEDED = 'data-app-needed';
export const AT_ONCE = 'at-once';
/** Document event, dispatched when another page has been rendered. */
export const PAGE_DRAWN = 'page-drawn';
/** On the live region for screen-reader announcements. */
export const ANNOUNCER = 'data-announcer';
/** On a `details` that opens and closes with an animation. */
export const COLLAPSE = 'data-collapse';
/**
 * Value of `hidden` on elements that the browser's find-in-page searches, and opens if it finds a match. A browser that
 * does not support it hides the element as usual.
 */
export const UNTIL_FOUND = 'until-found';
/** On a `style`: the URL of the style sheet that it inlines. */
export const STYLESHEET = 'data-stylesheet';
/** On `html`: the id of the current announcement. */
export const ANNOUNCEMENT_ID = 'data-announcement-id';

/** Names shared only by feature folders of the frame. */

/** Class of the bar at the top. */
export const NAVBAR_BAR = 'navbar-bar';
/** On the top bar: the available docs versions, as `section/name`. */
export const VERSIONS = 'data-versions';
/** On `html`: the effective colour mode, `light` or `dark`. */
export const THEME = 'data-theme';
/** On `html`: the colour mode the reader chose, `system`, `light` or `dark`. */
export const THEME_CHOICE = 'data-theme-choice';
/** Storage key of the chosen colour mode. */
export const THEME_KEY = 'theme';
/** On `html`: `dismissed` if the reader has closed the announcement. */
export const ANNOUNCEMENT = 'data-announcement';
/** Storage key: the last announcement shown to the reader. */
export const ANNOUNCEMENT_ID_KEY = 'announcement.id';
/** Storage key: whether the reader closed that announcement. */
export const ANNOUNCEMENT_DISMISSED_KEY = 'announcement.dismissed';

/** Attribute of a menu of links. */
export const DROPDOWN = 'data-dropdown';
/** Class of a menu of links. */
export const DROPDOWN_CLASS = 'dropdown';

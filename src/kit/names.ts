/**
 * Names used by more than one feature folder: attributes, ids, classes and events. Names used in one feature folder are
 * in its own `names.ts`. Names shared only within the frame are at the end of this file.
 */

/** Query parameter that names the sample whose dialog is open, and the function in that sample. */
export const RUN_PARAMETER = 'run';
/**
 * Attribute of `html`, set as soon as scripts run. Elements that need scripts are hidden until then. The value is
 * {@link RUNS} if samples can run.
 */
export const JS = 'data-js';
/** Value of {@link JS} if the browser supports BigInt and the workers that run samples. */
export const RUNS = 'runs';
/** Attribute of `html`, set when the script file that every page loads starts. Inline scripts run before it. */
export const STARTED = 'data-started';
/** Attribute of `html` if the keyboard is Apple's. */
export const MAC = 'data-mac';
/** Attribute of elements that are not printed. */
export const NO_PRINT = 'data-no-print';
/**
 * Attribute of elements that do nothing before hydration. The value is {@link AT_ONCE} if the page is useless without
 * the app.
 */
export const APP_NEEDED = 'data-app-needed';
export const AT_ONCE = 'at-once';
/** Document event, dispatched when another page has been rendered. */
export const PAGE_DRAWN = 'page-drawn';
/** Attribute of the live region for screen-reader announcements. */
export const ANNOUNCER = 'data-announcer';
/** Attribute of the container of a field whose code is loaded when the reader focuses the field. */
export const FIELD = 'data-field';
/** Attribute of a `details` that opens and closes with an animation. */
export const COLLAPSE = 'data-collapse';
/**
 * Value of the attribute `hidden` on elements that the browser's find-in-page searches, and opens if it finds a match.
 * A browser that does not support the value hides the element as usual.
 */
export const UNTIL_FOUND = 'until-found';
/** Attribute of a `style` element: the URL of the style sheet that the element inlines. */
export const STYLESHEET = 'data-stylesheet';
/** Attribute of `html`: the id of the current announcement. */
export const ANNOUNCEMENT_ID = 'data-announcement-id';

/** Names shared only by feature folders of the frame. */

/** Class of the top bar. */
export const NAVBAR_BAR = 'navbar-bar';
/** Attribute of the top bar: the keys of the available docs versions, such as `sdk/v3`, separated by spaces. */
export const VERSIONS = 'data-versions';
/** Attribute of `html`: the effective color mode, `light` or `dark`. */
export const THEME = 'data-theme';
/** Attribute of `html`: the color mode that the reader chose, `system`, `light` or `dark`. */
export const THEME_CHOICE = 'data-theme-choice';
/** Storage key of the chosen color mode. */
export const THEME_KEY = 'theme';
/** Attribute of `html`: `dismissed` if the reader has closed the announcement. */
export const ANNOUNCEMENT = 'data-announcement';
/** Storage key of the id of the last announcement that was shown to the reader. */
export const ANNOUNCEMENT_ID_KEY = 'announcement.id';
/** Storage key: `true` if the reader closed the last announcement. */
export const ANNOUNCEMENT_DISMISSED_KEY = 'announcement.dismissed';

/** Attribute of a menu of links. */
export const DROPDOWN = 'data-dropdown';
/** Class of a menu of links. */
export const DROPDOWN_CLASS = 'dropdown';

/**
 * What more than one room knows by name: attributes, ids, classes and events. Names of one room stand in that room's own
 * `names.ts`, those that only rooms of the frame share in `kit/frame/names.ts`.
 */

/** In the address: the sample, and its function, that is open to be run. */
export const RUN_PARAMETER = 'run';
/** On `html` as soon as script runs: what is of no use without it is hidden until then; with {@link RUNS} where samples run. */
export const JS = 'data-js';
/** The browser has workers, which samples run in, and numbers as large as those of contracts. */
export const RUNS = 'runs';
/** On `html` as soon as the page's own script runs, which is no part of the page. */
export const STARTED = 'data-started';
/** On `html` where the keyboard is Apple's. */
export const MAC = 'data-mac';
/** Not on paper. */
export const NO_PRINT = 'data-no-print';
/** On what does nothing before the app has taken over the page; with {@link AT_ONCE} where the page is nothing without. */
export const APP_NEEDED = 'data-app-needed';
export const AT_ONCE = 'at-once';
/** Event of the document: another page has been drawn. */
export const PAGE_DRAWN = 'page-drawn';
/** Where words are said to screen readers. */
export const ANNOUNCER = 'data-announcer';
/** A `details` that opens and closes smoothly. */
export const COLLAPSE = 'data-collapse';
/**
 * The value of `hidden` on what the browser's own search looks into, and opens where it finds text. A browser that does
 * not know the value hides the element as usual.
 */
export const UNTIL_FOUND = 'until-found';
/** On a `style`: the address of the style sheet whose text it is. */
export const STYLESHEET = 'data-stylesheet';
/** On `html`: which announcement the site makes. */
export const ANNOUNCEMENT_ID = 'data-announcement-id';

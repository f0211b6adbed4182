/** On a button of a block: copies its code. A value is what is said then instead of "Copied". */
export const CODE_COPY = 'data-code-copy';
/** On a button of a block: wraps its lines. */
export const CODE_WRAP = 'data-code-wrap';
/** On a button: copies what stands before it. */
export const COPY_BEFORE = 'data-copy-before';
/** On a button: copies its value, or where it is empty what stands before the group that the button is in. */
export const COPY_VALUE = 'data-copy-value';
/**
 * On what fetches a file when it is pressed: a link to a sample's, which then opens over the page; the button that copies
 * the page as Markdown.
 */
export const FETCHES = 'data-fetches';
/** On code: by how many spaces it is set in within its file. */
export const INDENT = 'data-indent';

/**
 * On a button of a block, with {@link FETCHES}: runs it. The value is the sample and the region, `v3/swap.sol#exact-input`,
 * or the program and the file of it that the block shows, `sdk/v3/trading.main.ts#sdk/v3/pool.ts`.
 */
export const RUN = 'data-run';

/** Class of a block: its bar, its code, and what is said below it. */
export const CODE = 'code';
/** Class of the bar above the code of a block. */
export const CODE_BAR = 'code-bar';
/** Class of a block's name in its bar. */
export const CODE_TITLE = 'code-title';
/** Class of a block's language, beside its name. */
export const CODE_LANGUAGE = 'code-language';
/** Class of a button of a block. */
export const CODE_BUTTON = 'code-button';
/** Class of what makes a file of a block's code and is folded away. */
export const CODE_FOLD = 'code-fold';
/** Class of what stands before a block's code in its file. */
export const CODE_BEFORE = 'code-before';
/** Class of what stands after a block's code in its file. */
export const CODE_AFTER = 'code-after';
/** Class of what is said below a block's code. */
export const CODE_FOOT = 'code-foot';
/** Class of code whose lines wrap. */
export const WRAPPED = 'code-wrap';
/** Class of code whose lines the reader has unwrapped: a phone's wrap unless told otherwise. */
export const UNWRAPPED = 'code-no-wrap';
/** Class of code whose lines are numbered. */
export const NUMBERED = 'code-numbers';
/** Class of a line of code. */
export const LINE = 'line';
/** Class of a line that the text speaks of. */
export const HIGHLIGHTED = 'highlighted';
/** Class of a line that is new. */
export const INSERTED = 'inserted';
/** Class of a line that is gone, and not copied. */
export const DELETED = 'deleted';
/** How the class of a token begins; its role follows. */
export const TOKEN = 'c-';
/** Class of the line that leads to a page's project. */
export const DOWNLOAD_PROJECT = 'download-project';

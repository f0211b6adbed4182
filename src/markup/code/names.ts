/**
 * Attribute of the button that copies a block's code. Its value, such as "with imports", is appended to the message
 * "Copied".
 */
export const CODE_COPY = 'data-code-copy';
/** Attribute of the button that wraps a block's lines. */
export const CODE_WRAP = 'data-code-wrap';
/** Attribute of a button that copies the text of the element before the button. */
export const COPY_BEFORE = 'data-copy-before';
/**
 * Attribute of a button that copies the value of the attribute or, if that is empty, the text before the button's
 * group.
 */
export const COPY_VALUE = 'data-copy-value';
/**
 * Attribute of an element that fetches a file when pressed: a link to a sample file, which then opens over the page, or
 * the button that copies the page as Markdown.
 */
export const FETCHES = 'data-fetches';
/** Attribute of code: the number of spaces by which the code is indented in its file. */
export const INDENT = 'data-indent';

/**
 * Attribute of the button that runs a block, together with {@link FETCHES}. The value is the file that runs, then `#`
 * and the part that the block shows: a region of a sample, as in `v3/swap.sol#exact-input`, or a file of a program, as
 * in `sdk/v3/trading.main.ts#sdk/v3/pool.ts`.
 */
export const RUN = 'data-run';

/**
 * Attribute of a code block whose names have types: the number of its first line in the whole sample, counted from 0.
 * The types are in the folder of the file that the block links as "Whole file".
 */
export const TYPES = 'data-types';

/** Attribute of the button that lets the keyboard walk through the names of a block, together with {@link FETCHES}. */
export const SHOW_TYPES = 'data-show-types';

/** Class of a code block, which contains a bar, the code, and the line below the code. */
export const CODE = 'code';
/** Class of the bar above the code of a block. */
export const CODE_BAR = 'code-bar';
/** Class of the name of a block in its bar. */
export const CODE_TITLE = 'code-title';
/** Class of the language of a block, next to the block's name. */
export const CODE_LANGUAGE = 'code-language';
/** Class of a button of a block. */
export const CODE_BUTTON = 'code-button';
/** Class of a folded part of the file around a block's code. */
export const CODE_FOLD = 'code-fold';
/** Class of the part of the file before a block's code. */
export const CODE_BEFORE = 'code-before';
/** Class of the part of the file after a block's code. */
export const CODE_AFTER = 'code-after';
/** Class of the line below a block's code. */
export const CODE_FOOT = 'code-foot';
/** Class of code whose lines wrap. */
export const WRAPPED = 'code-wrap';
/** Class of code that the reader has unwrapped; on a phone, code wraps by default. */
export const UNWRAPPED = 'code-no-wrap';
/** Class of code whose lines are numbered. */
export const NUMBERED = 'code-numbers';
/** Class of a line of code. */
export const LINE = 'line';
/** Class of a highlighted line. */
export const HIGHLIGHTED = 'highlighted';
/** Class of an added line. */
export const INSERTED = 'inserted';
/** Class of a removed line, which is not copied. */
export const DELETED = 'deleted';
/** Prefix of the class of a token. The token's role follows, as in `c-string`. */
export const TOKEN = 'c-';
/** Class of the line with the download link of a page's project. */
export const DOWNLOAD_PROJECT = 'download-project';

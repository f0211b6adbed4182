/** Attribute of a link that has a hint: from a word to its definition in the glossary, or from "tested" to a test. */
export const TERM = 'data-term';
/** Class of a link to the glossary. */
export const TERM_LINK = 'term';

/** Class of the mark of a statement that a test shows. */
export const TESTED = 'tested';
/** Class of the text in the mark that says what was run. */
export const TESTED_TEXT = 'tested-text';

/** Attribute of a name in a code block: the place of its type in the list of types. */
export const NAME = 'data-name';

/** Class of a code block whose names the reader walks through. */
export const WALKED = 'walked';

/** Class and id of the box with a hint. */
export const HINT = 'hint-box';

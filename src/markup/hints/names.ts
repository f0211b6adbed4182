/** Attribute of a link from a word to its definition in the glossary. */
export const TERM = 'data-term';
/** Class of a link to the glossary. */
export const TERM_LINK = 'term';

/** Attribute of a name in a code block: the place of its type in the list of types. */
export const NAME = 'data-name';

/** Class of a code block whose names the reader walks through. */
export const WALKED = 'walked';

/** Class and id of the box with a hint. */
export const HINT = 'hint-box';

/** Attribute of a link from a word to its definition in the glossary. */
export const TERM = 'data-term';

/** Class of a link to the glossary. */
export const TERM_LINK = 'term';
/** Class and id of the box with a word's definition. */
export const TERM_DEFINITION = 'term-definition';

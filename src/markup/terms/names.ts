/** On a link from a word to its place in the glossary. */
export const TERM = 'data-term';

/** Class of such a link. */
export const TERM_LINK = 'term';
/** Class and id of the box that shows what a word means. */
export const TERM_DEFINITION = 'term-definition';

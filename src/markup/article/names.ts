/** On the text of a doc. */
export const PROSE_TEXT = 'data-prose';

/** Class of the text of a doc. */
export const PROSE = 'prose';
/** Class of a link that leaves the site. */
export const EXTERNAL = 'external';
/** Class of a drawing with its caption. */
export const FIGURE = 'figure';
/** Class of what a diagram scrolls in. */
export const DIAGRAM = 'diagram';
/** Class of a sequence's messages, one below the other. */
export const STEPS = 'diagram-steps';
/** Class of a formula that stands by itself. */
export const MATH_BLOCK = 'math-block';
/** Class of what holds outside the docs, and by whose word. */
export const STATUS = 'status';
/** Class of what is folded away. */
export const DETAILS = 'details';
/** Class of what is shown once it is unfolded. */
export const DETAILS_BODY = 'details-body';

/** Attribute of the text of a doc. */
export const PROSE_TEXT = 'data-prose';

/** Class of the text of a doc. */
export const PROSE = 'prose';
/** Class of a link that leaves the site. */
export const EXTERNAL = 'external';
/** Class of a drawing with its caption. */
export const FIGURE = 'figure';
/** Class of the scrolling box around a diagram. */
export const DIAGRAM = 'diagram';
/** Class of a list of the messages of a sequence diagram, which replaces the diagram on narrow screens. */
export const STEPS = 'diagram-steps';
/** Class of a formula in a block of its own. */
export const MATH_BLOCK = 'math-block';
/** Class of a list of facts about deployments and packages, with their sources. */
export const STATUS = 'status';
/** Class of a folded section. */
export const DETAILS = 'details';
/** Class of the content of a folded section. */
export const DETAILS_BODY = 'details-body';

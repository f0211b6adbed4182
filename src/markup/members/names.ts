/** On what holds the box that filters members by what the reader types; {@link ERRORS} where they are errors. */
export const API_FILTER = 'data-api-filter';
/** Value of {@link API_FILTER}. */
export const ERRORS = 'errors';
/** Class of an error of the catalogue: a member of the list that is filtered. */
export const ERROR = 'error-entry';
/** Class of an error with a word that its column has no room for: its name has a row of its own. */
export const ERROR_LONG = 'error-long';
/** Class of the button that has an error happen. */
export const ERROR_RUN = 'error-run';
/** What the value of `RUN` begins with on such a button: the key of the error follows. */
export const REVERTS = 'revert:';
/** On members that stand under one heading. */
export const API_GROUP = 'data-api-group';
/** On a member. */
export const API_MEMBER = 'data-api-member';

/** Event of the document: the address leads to a member that a filter hides. */
export const MEMBER_WANTED = 'member-wanted';

/** Class of what holds the box that filters members. */
export const FILTER_LINE = 'api-filter';
/** Class of a member. */
export const MEMBER = 'api-member';
/** Class of what a member is for. */
export const MEANING = 'api-meaning';
/** Class of what folds all but a member's name and meaning. */
export const MEMBER_FOLD = 'api-fold';
/** Class of a member's signature and what there is to say beyond its meaning. */
export const MEMBER_BODY = 'api-body';
/** Class of what there is to say of a member beyond meaning and signature. */
export const MEMBER_REST = 'api-rest';
/** Class of what folds members that others declare. */
export const INHERITED = 'api-inherited';
/** Class of what is known of a symbol, by name. */
export const API_FACTS = 'api-facts';
/** Class of a block with a declaration. */
export const API_CODE = 'api-code';
/** Class of such a block that has nothing below its code but a button. */
export const API_PLAIN = 'api-plain';
/** Class of what stands below a declaration: its selector or topic, and buttons. */
export const API_FOOT = 'api-foot';
/** Class of the words of the package itself. */
export const API_COMMENT = 'api-comment';
/** Class of a list of parameters, results or fields. */
export const API_VALUES = 'api-values';
/** Class of what such a list is of. */
export const API_LABEL = 'api-label';
/** Class of a type in such a list. */
export const API_TYPE = 'api-type';
/** Class of the package's words in a cell of a table. */
export const API_ASIDE = 'api-aside';

/** On the container of the box that filters members as the reader types; {@link ERRORS} if they are errors. */
export const API_FILTER = 'data-api-filter';
/** Value of {@link API_FILTER} for a list of errors. */
export const ERRORS = 'errors';
/** Class of an error in the catalogue: a member of the filtered list. */
export const ERROR = 'error-entry';
/** Class of an error whose name contains a word too long for its column; the name gets its own row. */
export const ERROR_LONG = 'error-long';
/** Class of the button that runs a call to cause the error. */
export const ERROR_RUN = 'error-run';
/** Prefix of the value of `RUN` on a button with the class {@link ERROR_RUN}; the key of the error follows. */
export const REVERTS = 'revert:';
/** On a group of members under one heading. */
export const API_GROUP = 'data-api-group';
/** On a member. */
export const API_MEMBER = 'data-api-member';

/** Event of the document: the address points to a member that a filter hides. */
export const MEMBER_WANTED = 'member-wanted';

/** Class of the container of the box that filters members. */
export const FILTER_LINE = 'api-filter';
/** Class of a member. */
export const MEMBER = 'api-member';
/** Class of a member's description. */
export const MEANING = 'api-meaning';
/** Class of the fold with everything but a member's name and description. */
export const MEMBER_FOLD = 'api-fold';
/** Class of a member's signature and details. */
export const MEMBER_BODY = 'api-body';
/** Class of a member's details, after its description and signature. */
export const MEMBER_REST = 'api-rest';
/** Class of the fold with inherited members. */
export const INHERITED = 'api-inherited';
/** Class of the list of facts about a symbol. */
export const API_FACTS = 'api-facts';
/** Class of a block with a declaration. */
export const API_CODE = 'api-code';
/** Class of such a block with nothing but a button below its code. */
export const API_PLAIN = 'api-plain';
/** Class of the line below a declaration: its selector or topic, and buttons. */
export const API_FOOT = 'api-foot';
/** Class of the doc comment from the package itself. */
export const API_COMMENT = 'api-comment';
/** Class of a list of parameters, results or fields. */
export const API_VALUES = 'api-values';
/** Class of the label above such a list. */
export const API_LABEL = 'api-label';
/** Class of a type in such a list. */
export const API_TYPE = 'api-type';
/** Class of the package's own description in a table cell. */
export const API_ASIDE = 'api-aside';

/**
 * Attribute of the container of the box that filters members as the reader types. The value is {@link ERRORS} if the
 * members are errors.
 */
export const API_FILTER = 'data-api-filter';
/** Value of {@link API_FILTER} for a list of errors. */
export const ERRORS = 'errors';
/** Class of an error in the list of errors, which is filtered like members. */
export const ERROR = 'error-entry';
/** Class of an error whose name contains a word that is too long for its column, so the name gets its own row. */
export const ERROR_LONG = 'error-long';
/** Class of the button that runs a call to cause the error. */
export const ERROR_RUN = 'error-run';
/** Prefix of the value of `RUN` on a button with the class {@link ERROR_RUN}. The key of the error follows. */
export const REVERTS = 'revert:';
/** Attribute of a group of members under one heading. */
export const API_GROUP = 'data-api-group';
/** Attribute of a member. */
export const API_MEMBER = 'data-api-member';

/** Document event, dispatched if the hash points to a member that a filter hides. */
export const MEMBER_WANTED = 'member-wanted';

/** Class of the line with the box that filters members. */
export const FILTER_LINE = 'api-filter';
/** Class of a member. */
export const MEMBER = 'api-member';
/** Class of a member's description. */
export const MEANING = 'api-meaning';
/** Class of the fold that contains everything except a member's name and description. */
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
/** Class of a block with a declaration if the line below its code contains only a button. */
export const API_PLAIN = 'api-plain';
/** Class of the line below a declaration: its selector or topic, and buttons. */
export const API_FOOT = 'api-foot';
/** Class of a doc comment that is quoted from the package. */
export const API_COMMENT = 'api-comment';
/** Class of a list of parameters, results or fields. */
export const API_VALUES = 'api-values';
/** Class of the label above a list of parameters, results or fields. */
export const API_LABEL = 'api-label';
/** Class of a type in a list of parameters, results or fields. */
export const API_TYPE = 'api-type';
/** Class of a description that is quoted from the package and shown in a table cell. */
export const API_ASIDE = 'api-aside';

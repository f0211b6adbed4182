/** The path of the editor: a page in `gatsby develop`, a folder in the built site. */
export const EDITOR_PAGE = '/admin';

/** The endpoint of the develop server that reads and writes files for the editor. */
export const CONTENT_ENDPOINT = '/___content';

/** The editor's field for the text of a page below its front matter, or for the text of a drawing. */
export const BODY = 'body';

/** The editor's field for the list in a file that contains only a list. */
export const ITEMS = 'list_of_file';

/** Key in a form for the text that the file had when it was opened. That text is never edited. */
export const ORIGINAL = 'original';

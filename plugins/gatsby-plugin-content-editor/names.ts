/** Where the editor stands: a page in develop, a folder of the built site. */
export const EDITOR_PAGE = '/admin';

/** Where the develop server reads and writes files for it. */
export const CONTENT_ENDPOINT = '/___content';

/** What the editor calls the text of a page under its front matter. */
export const BODY = 'body';

/** What the editor calls the list of a file that is nothing but a list. */
export const ITEMS = 'list_of_file';

/** In the editor's entries: the text that the file had when it was opened. Nobody edits it. */
export const ORIGINAL = 'original';

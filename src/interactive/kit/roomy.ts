/** Where a figure or tool has room for two columns, or for more around its parts. */
export const ROOMY = '@container (min-width: 35rem)';
/** Where a drawing has room for its controls beside it: no column of text is so wide, the home page is. */
export const SPACIOUS = '@container (min-width: 60rem)';

/** Matches a container wide enough for two columns, or for more space around the parts of a figure or tool. */
export const ROOMY = '@container (min-width: 35rem)';
/**
 * Matches a container wide enough for the controls next to the drawing. Text columns are narrower, but the home page is
 * wide enough.
 */
export const SPACIOUS = '@container (min-width: 60rem)';

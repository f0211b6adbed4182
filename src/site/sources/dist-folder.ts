/**
 * What is served and deployed, from the project root: a link to the site of the last build that came to its end. Builds
 * work in `public`, and turn the link when that is whole.
 */
export const DIST = 'dist';

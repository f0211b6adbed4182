/**
 * Path of the site that is served and deployed, from the project root. It is a symlink to the output of the last
 * completed build. Builds write to `public` and switch the symlink when they are complete.
 */
export const DIST = 'dist';

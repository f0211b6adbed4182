/** Folders of the built site in which each file, or its folder, bears a digest of its content. */
export const HASHED_FOLDERS = ['static', 'styles', 'sidebars'] as const;

/**
 * A script that webpack named by its content, as a regular expression that every server reads alike. Source maps are
 * none: code may be written otherwise and compile to the same script.
 */
export const HASHED_SCRIPT = '[^/]+-[0-9a-f]{7,20}\\.js';

/** Everything that never changes under its name, from the site's folder, as a regular expression without anchors. */
export const HASHED = `(?:(?:${HASHED_FOLDERS.join('|')})/.+|${HASHED_SCRIPT})`;

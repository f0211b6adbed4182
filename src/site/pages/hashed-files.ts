/** Folders of the built site in which the name of each file, or of its folder, contains a digest of the content. */
export const HASHED_FOLDERS = ['static', 'styles', 'sidebars'] as const;

/**
 * Regular expression, in syntax that all servers share, for scripts that webpack names by a content hash. Source maps
 * are excluded, because a map can change while the hash in its name does not: different source code may compile to the
 * same script.
 */
export const HASHED_SCRIPT = '[^/]+-[0-9a-f]{6,20}\\.js';

/** Regular expression, without anchors, for all paths in the site whose content never changes under the same name. */
export const HASHED = `(?:(?:${HASHED_FOLDERS.join('|')})/.+|${HASHED_SCRIPT})`;

import { join } from 'node:path';

const PACKAGE = `node-${process.platform}-${process.arch}`;

/** The npm package of a Node that is newer than the site's, for programs that need it. */
export const NEWER_NODE = { [PACKAGE]: '22.23.3' };

/** Path of that Node in a folder with the package. */
export const NEWER_NODE_PATH = join('node_modules', PACKAGE, 'bin/node');

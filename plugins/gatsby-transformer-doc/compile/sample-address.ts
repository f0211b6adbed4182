import { posix } from 'node:path';

/** Where the site has a sample as plain text: from its root, without base path. */
export const sampleAddress = (file: string): string => `/samples/${file}.txt`;

/** The sample that another imports by a relative path, from `content/samples`. */
export const importedSample = (from: string, module: string): string =>
  posix.join(posix.dirname(from), module);

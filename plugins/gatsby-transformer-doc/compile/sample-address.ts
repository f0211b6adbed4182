import { posix } from 'node:path';

/** Returns the address of a sample as plain text, without base path. */
export const sampleAddress = (file: string): string => `/samples/${file}.txt`;

/** Resolves a relative import in a sample, to a path in `content/samples`. */
export const importedSample = (from: string, module: string): string =>
  posix.join(posix.dirname(from), module);

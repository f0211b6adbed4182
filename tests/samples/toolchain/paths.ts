// SPDX-License-Identifier: MIT
import { join, relative, sep } from 'node:path';

export const packageRoot = join(import.meta.dirname, '..');
export const repositoryRoot = join(packageRoot, '..', '..');
export const samplesRoot = join(repositoryRoot, 'content', 'samples');
export const packagesRoot = join(packageRoot, 'node_modules');
export const cacheRoot = join(packagesRoot, '.cache');

/** Returns a sample's name as pages write it: its path below `content/samples`, with forward slashes. */
export function sampleName(path: string): string {
  return relative(samplesRoot, path).split(sep).join('/');
}

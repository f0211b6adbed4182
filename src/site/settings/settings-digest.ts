import { digestOf } from '../sources/digest';
import type { Settings } from './schema';

/**
 * Changes with every setting, whether the file or the environment gives it: what was made before such a change may be
 * made otherwise now. It covers the settings as a whole, so that a new one is covered as soon as it is read.
 *
 * @param basePath of this run: there is none while developing
 */
export const settingsDigest = (settings: Settings, basePath: string): string =>
  digestOf(JSON.stringify([settings, basePath]));

import { digestOf } from '../sources/digest';
import type { Settings } from './schema';

/**
 * Returns a digest that changes with any setting, from the file or the environment, to invalidate cached output. It
 * covers the settings as a whole, so new settings are included automatically.
 *
 * @param basePath of this run; empty in development
 */
export const settingsDigest = (settings: Settings, basePath: string): string =>
  digestOf(JSON.stringify([settings, basePath]));

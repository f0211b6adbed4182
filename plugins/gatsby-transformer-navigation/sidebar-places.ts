import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../../src/site/sources/content-problem';
import { parseYaml, type Locate } from '../../src/site/sources/yaml-source';
import { sidebarSchema } from './navigation-schemas';

/**
 * Where the parts of a sidebar stand in its file. Undefined where the file has changed since its node was made, so that it
 * can no longer be read, or is gone: `readNavigation` says what is wrong with it.
 */
export function sidebarPlaces(root: string, file: string): Locate | undefined {
  try {
    return parseYaml(readFileSync(join(root, file), 'utf8'), file, sidebarSchema).locate;
  } catch (error) {
    if (error instanceof ContentError || (error as NodeJS.ErrnoException).code === 'ENOENT')
      return undefined;
    throw error;
  }
}

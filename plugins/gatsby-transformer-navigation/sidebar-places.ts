import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml, type Locate } from '../../src/site/sources/yaml-source';
import { sidebarSchema } from './navigation-schemas';
import { readIfValid } from './read-if-valid';

/**
 * Returns a function that locates the parts of a sidebar in its file. Undefined if the file has become invalid or was
 * deleted since its node was created.
 */
export const sidebarPlaces = (root: string, file: string): Locate | undefined =>
  readIfValid(() => parseYaml(readFileSync(join(root, file), 'utf8'), file, sidebarSchema).locate);

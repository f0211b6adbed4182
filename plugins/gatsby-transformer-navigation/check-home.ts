import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSampleIndex, SAMPLE_INDEX } from '../../src/site/samples/sample-index';
import { ContentError, type ContentProblem } from '../../src/site/sources/content-problem';
import { nearest } from '../../src/site/sources/suggest';
import { parseYaml } from '../../src/site/sources/yaml-source';
import { homeSchema } from './navigation-schemas';

const FILE = 'content/navigation/home.yml';

/** Says where the home page shows a sample that is not listed among those that tests run. */
export function checkHome(root: string): ContentProblem[] {
  try {
    const { value, locate } = parseYaml(readFileSync(join(root, FILE), 'utf8'), FILE, homeSchema);
    if (!value.example) return [];
    const { file } = value.example;
    const index = join(root, SAMPLE_INDEX);
    const listed = readSampleIndex(existsSync(index) ? readFileSync(index, 'utf8') : '[]');
    if (listed.has(file) && existsSync(join(root, 'content/samples', file))) return [];
    const message = listed.has(file)
      ? `there is no sample file content/samples/${file}`
      : `there is no sample "${file}" in ${SAMPLE_INDEX}; ${nearest(file, [...listed.keys()])}`;
    return [{ file: FILE, ...locate(['example', 'file']), message }];
  } catch (error) {
    // Whoever reads the file says what is wrong with it, and that there is none.
    if (error instanceof ContentError || (error as NodeJS.ErrnoException).code === 'ENOENT')
      return [];
    throw error;
  }
}

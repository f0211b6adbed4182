import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSampleIndex, SAMPLE_INDEX } from '../../src/site/samples/sample-index';
import type { ContentProblem } from '../../src/site/sources/content-problem';
import { nearest } from '../../src/site/sources/suggest';
import { parseYaml } from '../../src/site/sources/yaml-source';
import { homeSchema } from './navigation-schemas';
import { readIfValid } from './read-if-valid';

const FILE = 'content/navigation/home.yml';

/** Reports a sample on the home page that is not listed among the tested samples, or whose file does not exist. */
export function checkHome(root: string): ContentProblem[] {
  const home = readIfValid(() =>
    parseYaml(readFileSync(join(root, FILE), 'utf8'), FILE, homeSchema),
  );
  const indexFile = join(root, SAMPLE_INDEX);
  const listed = readIfValid(() =>
    readSampleIndex(existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : '[]'),
  );
  if (!home?.value.example || !listed) return [];
  const { file } = home.value.example;
  if (listed.has(file) && existsSync(join(root, 'content/samples', file))) return [];
  const message = listed.has(file)
    ? `there is no sample file content/samples/${file}`
    : `there is no sample "${file}" in ${SAMPLE_INDEX}; ${nearest(file, [...listed.keys()])}`;
  return [{ file: FILE, ...home.locate(['example', 'file']), message }];
}

import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseYaml } from '../../../src/site/sources/yaml-source';

const FILE = 'content/dictionary.yml';

const schema = z.strictObject({
  words: z.array(z.string()),
  instead: z.record(z.string(), z.string()),
});

/** The project's own words, and words that it has others for. */
export const dictionary = parseYaml(readFileSync(FILE, 'utf8'), FILE, schema).value;

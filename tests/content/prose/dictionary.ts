import { readFileSync } from 'node:fs';
import { dictionarySchema } from '../../../src/site/data/dictionary';
import { parseYaml } from '../../../src/site/sources/yaml-source';

const FILE = 'content/dictionary.yml';

/** The project's own words, and the replacements for words that it avoids. */
export const dictionary = parseYaml(readFileSync(FILE, 'utf8'), FILE, dictionarySchema).value;

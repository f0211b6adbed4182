import { readFileSync } from 'node:fs';
import { DICTIONARY_FILE, dictionarySchema } from '../../../src/site/data/dictionary';
import { parseYaml } from '../../../src/site/sources/yaml-source';

const text = readFileSync(DICTIONARY_FILE, 'utf8');

/** The project's own words, and the words to avoid with their replacements. */
export const dictionary = parseYaml(text, DICTIONARY_FILE, dictionarySchema).value;

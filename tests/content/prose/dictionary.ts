import { readFileSync } from 'node:fs';
import { DICTIONARY_FILE, readDictionary } from '../../../src/site/data/dictionary';

/** The project's own words, and the replacements for words that it avoids. */
export const dictionary = readDictionary(readFileSync(DICTIONARY_FILE, 'utf8'));

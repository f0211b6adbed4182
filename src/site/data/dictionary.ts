import { z } from 'zod';

/** Path of the project's dictionary, from the project root. */
export const DICTIONARY_FILE = 'content/dictionary.yml';

export const dictionarySchema = z.strictObject({
  words: z
    .array(z.string())
    .describe('Words that are correct here but not in an English dictionary.'),
  instead: z
    .record(z.string(), z.string())
    .describe('Words to avoid, as patterns, each with the word to write instead.'),
});

import { z } from 'zod';

/** Path of the project's dictionary, from the project root. */
export const DICTIONARY_FILE = 'content/dictionary.yml';

export const dictionarySchema = z.strictObject({
  words: z.array(z.string()).describe('Words that are right here and in no English dictionary.'),
  instead: z
    .record(z.string(), z.string())
    .describe('Words that the project has another for, and that one.'),
});

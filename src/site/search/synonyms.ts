import { z } from 'zod';
import { rememberLast } from '../sources/remember-last';
import { parseYaml } from '../sources/yaml-source';

/** Words that readers use for one thing, from the project root. A site without such words has no such file. */
export const SYNONYMS_FILE = 'content/synonyms.yml';

const term = z.string('write a word or a phrase').min(2, 'write a word or a phrase');

/** The shape of the file. */
export const synonymsSchema = z
  .array(
    z.strictObject({
      words: z
        .array(term, 'list words, such as [remove, withdraw]')
        .min(2, 'list two words at least')
        .describe('Words or phrases: a record that holds one is found by the others.'),
      because: z
        .string('say why readers take them for one')
        .min(1, 'say why readers take them for one')
        .describe('Why readers take them for one.'),
    }),
  )
  .superRefine((groups, context) => {
    const met = new Set<string>();
    for (const [group, { words }] of groups.entries()) {
      for (const [index, own] of words.entries()) {
        const key = own.toLowerCase();
        if (met.has(key)) {
          const message = `"${own}" stands in this file already: a word has one group`;
          context.addIssue({ code: 'custom', path: [group, 'words', index], message });
        }
        met.add(key);
      }
    }
  });

/** Words and phrases that readers use for one thing, and why. */
export type Synonyms = z.output<typeof synonymsSchema>[number];

/**
 * Reads the file.
 *
 * @throws ContentError with file, line and column for every mistake
 */
export const readSynonyms: (source: string) => Synonyms[] = rememberLast(
  (source) => parseYaml(source, SYNONYMS_FILE, synonymsSchema).value,
);

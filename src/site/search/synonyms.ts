import { z } from 'zod';
import { rememberLast } from '../sources/remember-last';
import { parseYaml } from '../sources/yaml-source';

/** Path of the optional synonyms file, from the project root. */
export const SYNONYMS_FILE = 'content/synonyms.yml';

const term = z.string('write a word or a phrase').min(2, 'write a word or a phrase');

/** Schema of the synonyms file. */
export const synonymsSchema = z
  .array(
    z.strictObject({
      words: z
        .array(term, 'list words, such as [remove, withdraw]')
        .min(2, 'list at least two words')
        .describe('Words or phrases: a record that holds one is found by the others.'),
      because: z
        .string('explain why readers treat them as the same')
        .min(1, 'explain why readers treat them as the same')
        .describe('Why readers take them for one.'),
    }),
  )
  .superRefine((groups, context) => {
    const met = new Set<string>();
    for (const [group, { words }] of groups.entries()) {
      for (const [index, own] of words.entries()) {
        const key = own.toLowerCase();
        if (met.has(key)) {
          const message = `"${own}" is already in this file: list each word in one group only`;
          context.addIssue({ code: 'custom', path: [group, 'words', index], message });
        }
        met.add(key);
      }
    }
  });

/** A group of synonymous words and phrases, and the reason for it. */
export type Synonyms = z.output<typeof synonymsSchema>[number];

/**
 * Parses the synonyms file.
 *
 * @throws ContentError with file, line and column for every mistake
 */
export const readSynonyms: (source: string) => Synonyms[] = rememberLast(
  (source) => parseYaml(source, SYNONYMS_FILE, synonymsSchema).value,
);

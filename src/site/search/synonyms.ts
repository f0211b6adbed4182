import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { groupBy } from '../sources/group-by';
import { parseYaml, rememberLast } from '../sources/yaml-source';
import { keyOf, stemOf, wordsOf } from './words';

/** Path of the optional synonyms file, from the project root. */
export const SYNONYMS_FILE = 'content/synonyms.yml';

const term = z.string('write a word or a phrase').min(2, 'write a word or a phrase');

/** Schema of the synonyms file. */
export const synonymsSchema = z
  .array(
    z.strictObject({
      words: z
        .array(term, 'write a list of words, such as [remove, withdraw]')
        .min(2, 'write at least two words')
        .describe('Words or phrases. A search for one also finds records that contain another.'),
      because: z
        .string('explain why readers treat them as the same')
        .min(1, 'explain why readers treat them as the same')
        .describe('Why readers treat them as the same.'),
    }),
  )
  .superRefine((groups, context) => {
    const met = new Set<string>();
    for (const [group, { words }] of groups.entries()) {
      for (const [index, own] of words.entries()) {
        const key = own.toLowerCase();
        if (met.has(key)) {
          const message = 'the file already lists this word above; keep it in one place only';
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

/** Reads a site's synonyms; returns none if the site has no synonyms file. */
export function synonymsOf(root: string): Synonyms[] {
  const file = join(root, SYNONYMS_FILE);
  return existsSync(file) ? readSynonyms(readFileSync(file, 'utf8')) : [];
}

/** Share of the score that a record gets if it contains another word of the group. */
const OTHER_WORD = 0.5;

/**
 * Share of the score if the word is only part of a phrase in the group, because it means less than the whole phrase.
 */
const OF_PHRASE = 0.2;

type Scores = Map<string, Map<number, number>>;

/**
 * Adds to each word of a group the records that contain another word of the group, so that "withdraw" finds "decrease".
 *
 * This happens at build time, so a query loads nothing extra. A record keeps its own score if that is higher.
 *
 * @param scores of each word in the records that contain it; modified in place
 */
export function addSynonyms(scores: Scores, groups: readonly Synonyms[]): void {
  const byStem = groupBy(scores.keys(), stemOf);
  const added: [word: string, from: ReadonlyMap<number, number>, share: number][] = [];
  for (const { words } of groups) {
    const holders = words.map((own) => recordsOfTerm(own, scores, byStem));
    for (const [index, own] of words.entries()) {
      const parts = wordsOf(own).map(keyOf);
      const share = parts.length === 1 ? OTHER_WORD : OF_PHRASE;
      const telling = rarest(parts, scores);
      for (const [other, from] of holders.entries()) {
        if (other !== index && telling !== undefined) added.push([telling, from, share]);
      }
    }
  }
  for (const [word, from, share] of added) {
    const sums = scores.get(word) ?? new Map<number, number>();
    for (const [record, score] of from) {
      sums.set(record, Math.max(sums.get(record) ?? 0, share * score));
    }
    scores.set(word, sums);
  }
}

/** Returns the rarest word of a phrase, which is the most significant: "impact" in "price impact". */
const rarest = (words: readonly string[], scores: Scores): string | undefined =>
  words.toSorted((a, b) => (scores.get(a)?.size ?? 0) - (scores.get(b)?.size ?? 0))[0];

/**
 * Returns the records that contain a word in any form, or all words of a phrase. A phrase scores as high as its best
 * word.
 */
function recordsOfTerm(
  own: string,
  scores: Scores,
  byStem: ReadonlyMap<string, string[]>,
): Map<number, number> {
  const [first = new Map<number, number>(), ...others] = wordsOf(own).map((word) => {
    const best = new Map<number, number>();
    for (const form of byStem.get(stemOf(keyOf(word))) ?? []) {
      for (const [record, score] of scores.get(form) ?? []) {
        best.set(record, Math.max(best.get(record) ?? 0, score));
      }
    }
    return best;
  });
  const all = new Map<number, number>();
  for (const [record, score] of first) {
    const rest = others.map((each) => each.get(record) ?? 0);
    if (rest.every((each) => each > 0)) all.set(record, Math.max(score, ...rest));
  }
  return all;
}

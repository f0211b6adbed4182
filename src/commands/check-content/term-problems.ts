import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { isParserError } from '../../../plugins/gatsby-transformer-doc/compile/mdx-error-messages';
import { DICTIONARY_FILE, dictionarySchema } from '../../site/data/dictionary';
import { ContentError, pointAt, type ContentProblem } from '../../site/sources/content-problem';
import { replaceableWords } from '../../site/sources/replaceable-words';
import { parseYaml } from '../../site/sources/yaml-source';
import { proseOfDoc, proseOfYaml, type Prose } from './prose-text';

export type Dictionary = z.infer<typeof dictionarySchema>;

/** Matches words that end in -ize, -izing or -ization. The British dictionary accepts them, but the docs use -ise. */
const IZE = /\b(?!(?:re|over|down|under)?siz|priz|seiz|capsiz)[a-z]+?iz(?:e[ds]?|ing|ations?)\b/gi;

/** Matches the files of the content, from the project root, whose prose is checked. */
const PROSE_FILES =
  /^content\/(?:docs\/.*\.mdx|(?:glossary|errors|library-errors|navigation\/(?:home|sidebars\/.*)|reference\/.*)\.yml)$/;

/** Keys of the YAML files whose values are prose. */
const PROSE_KEYS: ReadonlySet<string> = new Set([
  'text',
  'short',
  'term',
  'title',
  'label',
  'headline',
  'lead',
  'does',
  'note',
  'effect',
  'why',
  'cause',
  'fix',
  'unprovoked',
  'state',
  'differs',
  'ask',
  'safety',
  'evidence',
]);

/** Returns the prose of a file; undefined if its prose isn't checked. */
export function proseOf(file: string, source: string): Prose | undefined {
  if (!PROSE_FILES.test(file)) return undefined;
  return file.endsWith('.mdx') ? proseOfDoc(source) : proseOfYaml(source, PROSE_KEYS);
}

/**
 * Reports words for which the docs use another word or another spelling.
 *
 * @example
 * 'They initialize it.' -> 'write "initialise", not "initialize"'
 */
export function checkTerms(file: string, text: string, dictionary: Dictionary): ContentProblem[] {
  const spelt = [...text.matchAll(IZE)]
    // Words in the project's dictionary keep their spelling. Most are from titles of papers.
    .filter(([word]) => !dictionary.words.includes(word))
    .map(({ 0: word, index }) => ({
      ...pointAt(text, index),
      ...{ word, better: word.replace(/iz(?=e|ing|ation)/, 'is') },
    }));
  return [...spelt, ...replaceableWords(text, dictionary.instead)].map(
    ({ line, column, word, better }) => ({
      ...{ file, line, column },
      message: `write "${better}", not "${word}"`,
    }),
  );
}

/**
 * Reports words in the prose of files for which the project's dictionary has others. Without a dictionary that can be
 * read there are none: its own mistakes are reported elsewhere.
 *
 * @param root the project's folder
 * @param files from the project root
 */
export function termProblems(root: string, files: readonly string[]): ContentProblem[] {
  const dictionary = readDictionary(root);
  if (!dictionary) return [];
  return files.flatMap((file) => {
    if (!PROSE_FILES.test(file)) return [];
    const source = readFileSync(join(root, file), 'utf8');
    // Most files have none of the words, not even in their code, so they don't have to be parsed.
    if (checkTerms(file, source, dictionary).length === 0) return [];
    return checkTerms(file, proseIfRight(file, source)?.text ?? '', dictionary);
  });
}

function readDictionary(root: string): Dictionary | undefined {
  try {
    const text = readFileSync(join(root, DICTIONARY_FILE), 'utf8');
    return parseYaml(text, DICTIONARY_FILE, dictionarySchema).value;
  } catch (error) {
    if (error instanceof ContentError || (error as NodeJS.ErrnoException).code === 'ENOENT')
      return undefined;
    throw error;
  }
}

/** Returns the prose of a file; undefined if it has a mistake in its syntax, which is reported when it is compiled. */
function proseIfRight(file: string, source: string): Prose | undefined {
  try {
    return proseOf(file, source);
  } catch (error) {
    if (isParserError(error)) return undefined;
    throw error;
  }
}

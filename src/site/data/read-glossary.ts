import GithubSlugger from 'github-slugger';
import { z } from 'zod';
import { ContentError } from '../sources/content-problem';
import { glossaryNames, glossaryPaths, type GlossaryTerm } from './glossary';
import { oneOf } from '../sources/suggest';
import { parseYaml, rememberLast, type YamlSource } from '../sources/yaml-source';

/** Path of the glossary file, from the project root. */
export const GLOSSARY = 'content/glossary.yml';

const words = z.string('write some text').trim().min(1, 'write some text');

const entry = z
  .strictObject({
    term: words,
    glossary: z.enum(glossaryNames, `write ${oneOf(glossaryNames)}`),
    text: words.describe('The definition, in Markdown.'),
    see: words
      .regex(/^\[.+\]\(.+\)$/, 'write a Markdown link, such as [Fees](/concepts/protocol/fees)')
      .optional()
      .describe('A Markdown link to the page that explains the term.'),
    also: z
      .array(words, 'write a list of words, such as [impermanent loss]')
      .default([])
      .describe('Other names for the term.'),
    short: words
      .optional()
      .describe(
        "Plain text to show on hover. It's required if `text` has mathematics or several blocks.",
      ),
    link: z
      .boolean('write true or false')
      .default(true)
      .describe('Whether other pages link the first occurrence of the term.'),
  })
  .refine(({ text, short, link }) => !link || short !== undefined || isPlain(text), {
    path: ['short'],
    message: 'write plain text to show on hover, because "text" has mathematics or several blocks',
  });

/** Schema of the glossary file. A word may occur only once in each glossary, because pages link it to its entry. */
export const glossarySchema = z.array(entry).superRefine((entries, context) => {
  const met = new Set<string>();
  entries.forEach(({ term, also, glossary }, index) => {
    [term, ...also].forEach((word, nth) => {
      const key = `${glossary} ${word.toLowerCase()}`;
      const path = nth === 0 ? [index, 'term'] : [index, 'also', nth - 1];
      const message = `it is listed twice in the glossary "${glossary}"; remove one of the two`;
      if (met.has(key)) context.addIssue({ code: 'custom', path, message });
      met.add(key);
    });
  });
});

const isPlain = (text: string): boolean => !/\$|\n\n|\|/.test(text);

/**
 * Parses the glossary.
 *
 * @throws ContentError with file, line and column
 */
export const readGlossary: (text: string) => YamlSource<GlossaryTerm[]> = rememberLast((text) =>
  parseYaml(text, GLOSSARY, glossarySchema),
);

/**
 * Returns the glossary, or undefined if it is invalid. Its mistakes are reported elsewhere, so that they are not
 * repeated for every page that uses it.
 */
export function glossaryIfRight(text: string): YamlSource<GlossaryTerm[]> | undefined {
  try {
    return readGlossary(text);
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** Returns a term's anchor on its glossary page. */
const anchorOf = ({ term }: Pick<GlossaryTerm, 'term'>): string => new GithubSlugger().slug(term);

/** Returns a term's address, without base path. */
export const addressOf = (term: Pick<GlossaryTerm, 'term' | 'glossary'>): string =>
  `${glossaryPaths[term.glossary]}#${anchorOf(term)}`;

/** Returns the definition shown on hover, without markup. */
export const plainDefinition = ({ short, text }: GlossaryTerm): string =>
  short ?? text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');

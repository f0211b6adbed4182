import { z } from 'zod';
import { parseYaml, type Locate } from '../sources/yaml-source';
import { ContentError, type ContentProblem } from '../sources/content-problem';
import { invisibleCharacters } from '../sources/invisible-characters';
import { addressMistake } from '../navigation/address';
import { splitFrontMatter } from './split-front-matter';

/** Schema of a text in which `{product}` is the only placeholder. */
const line = z
  .string('write some text')
  .trim()
  .min(1, 'write some text')
  .refine((text) => !/[{}]/.test(text.replaceAll('{product}', '')), {
    error: 'only {product} is allowed in braces; correct or remove the rest',
  });

/** Maximum number of questions per page; a page with more of them covers too much. */
const MOST_ASKS = 10;
const askedWords = (text: string): number => text.split(/\s+/).length;

/** Schema of the front matter between the `---` lines of a doc. */
export const frontMatterSchema = z.strictObject({
  title: line
    .max(80, 'write at most 80 characters')
    .describe(
      "The page's title and only level-1 heading. {product} is replaced by the product's name.",
    ),
  description: line
    .min(50, 'write 50 to 170 characters that say what the page covers')
    .max(170, 'write 50 to 170 characters that say what the page covers')
    .describe('A summary of the page for search engines and lists: 50 to 170 characters.'),
  sidebar_label: line
    .max(60, 'write at most 60 characters')
    .optional()
    .describe("The page's label in the sidebar. By default, it's the title."),
  slug: z
    .string('write an address such as /concepts/overview')
    .refine((slug) => !addressMistake(slug), {
      error: ({ input }) => addressMistake(String(input)),
    })
    .optional()
    .describe(
      "The page's address, such as /concepts/overview. By default, it's derived from the file's path.",
    ),
  draft: z
    .boolean('write true or false')
    .default(false)
    .describe('Whether to leave the page out of the published site.'),
  search: z
    .boolean('write true or false')
    .default(true)
    .describe('Whether search includes the page.'),
  asks: z
    .array(
      line
        .max(100, 'write at most 100 characters')
        .refine(
          (text) => askedWords(text) >= 3 && askedWords(text) <= 12,
          'write a question or a task of 3 to 12 words, as a reader would type it',
        ),
      'write a list of questions, such as [How do I collect the fees of a position?]',
    )
    .max(MOST_ASKS, `keep the ${MOST_ASKS} questions that the page answers best`)
    .default([])
    .describe("Questions that the page answers, in the reader's words: at most ten."),
});

/** The validated front matter, with defaults. */
export type FrontMatter = z.output<typeof frontMatterSchema>;

/** A doc split into its front matter and body. */
export interface DocSource {
  frontMatter: FrontMatter;
  /** Finds a field's position in the file. */
  locate: Locate;
  /**
   * The body. Empty lines replace the front matter, so that a position in the body is also the position in the file.
   */
  body: string;
}

/**
 * Splits a doc into validated front matter and body.
 *
 * @throws ContentError naming the file, the field, its value and what is allowed
 */
export function readDocSource(file: string, text: string): DocSource {
  const unreadable = [...invisibleCharacters(file, text), ...tooLong(file, text)];
  if (unreadable.length > 0) throw new ContentError(unreadable);
  const parts = splitFrontMatter(text);
  if (!parts) {
    const message = /^---[ \t]*\r?\n/.test(text)
      ? 'the front matter is not closed: write --- on a line of its own after its last field'
      : 'the front matter is missing: start the file with the lines ---, title: …, description: … and ---';
    throw new ContentError([{ file, line: 1, column: 1, message }]);
  }
  const { open, yaml, close, body } = parts;
  const { value, locate } = parseYaml(yaml.trimEnd(), file, frontMatterSchema, 1);
  const blank = (open + yaml + close).replace(/[^\n]/g, '');
  return { frontMatter: value, locate, body: blank + body };
}

/**
 * Maximum size of a doc in kB, which limits how much readers load and scroll. It is five times the size of the longest
 * page at the time of writing.
 */
const MOST_KB = 100;

function tooLong(file: string, text: string): ContentProblem[] {
  const size = Math.round(new TextEncoder().encode(text).length / 1000);
  if (size <= MOST_KB) return [];
  const message = `the page is ${size} kB long, but at most ${MOST_KB} kB is allowed: split it into two pages`;
  return [{ file, line: 1, column: 1, message }];
}

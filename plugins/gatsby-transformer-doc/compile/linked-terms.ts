import { glossaryOf, type GlossaryTerm } from '../../../src/site/data/glossary';
import { addressOf, glossaryIfRight } from '../../../src/site/data/read-glossary';
import { digestOf } from '../../../src/site/sources/digest';

/**
 * Returns the terms that a page may link to, keyed by each of their forms in lower case. Terms of the page's own
 * glossary take precedence; terms that the page itself explains are left out.
 */
export function linkedTerms(all: readonly GlossaryTerm[], path: string): Map<string, GlossaryTerm> {
  const own = glossaryOf(path);
  const forms = new Map<string, GlossaryTerm>();
  const explainedHere = ({ see = '' }: GlossaryTerm) =>
    see.slice(see.lastIndexOf('](') + 2, -1).split('#')[0] === path;
  for (const term of [...all].sort(
    (a, b) => Number(b.glossary === own) - Number(a.glossary === own),
  )) {
    // A word may have another meaning in another version, so only the page's own glossary and the general one apply.
    if (term.glossary !== own && term.glossary !== 'general') continue;
    for (const form of [term.term, ...term.also].flatMap((word) => [word, `${word}s`])) {
      const key = form.toLowerCase();
      if (!forms.has(key)) forms.set(key, term);
    }
  }
  return new Map([...forms].filter(([, term]) => term.link && !explainedHere(term)));
}

/** Returns the words of a text in lower case, split the same way as the glossary's term forms. */
export const boundedWords = (text: string): string[] => text.toLowerCase().match(/\w+/g) ?? [];

/**
 * Returns a digest of everything that a page takes from a glossary: the term forms whose words the page contains, and
 * the link targets of these terms, but not their definitions. Undefined if the glossary cannot be read.
 *
 * @param words of the page's prose, as {@link boundedWords} returns them
 */
export function digestOfLinkedTerms(
  glossary: string,
  path: string,
  words: readonly string[],
): string | undefined {
  const source = glossaryIfRight(glossary);
  if (!source) return undefined;
  const known = new Set(words);
  const forms = [...linkedTerms(source.value, path)]
    .filter(([form]) => boundedWords(form).every((word) => known.has(word)))
    .map(([form, term]) => `${form} ${addressOf(term)}`)
    .sort();
  return digestOf(forms.join('\n'));
}

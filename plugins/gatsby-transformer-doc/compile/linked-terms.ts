import { glossaryOf, type GlossaryTerm } from '../../../src/site/data/glossary';
import { addressOf, glossaryIfRight } from '../../../src/site/data/read-glossary';
import { digestOf } from '../../../src/site/sources/digest';

/**
 * The terms that a page may link, by each of their forms in lower case: those of the page's own glossary first, and none
 * that the page itself explains.
 */
export function linkedTerms(all: readonly GlossaryTerm[], path: string): Map<string, GlossaryTerm> {
  const own = glossaryOf(path);
  const forms = new Map<string, GlossaryTerm>();
  const explainedHere = ({ see = '' }: GlossaryTerm) =>
    see.slice(see.lastIndexOf('](') + 2, -1).split('#')[0] === path;
  for (const term of [...all].sort(
    (a, b) => Number(b.glossary === own) - Number(a.glossary === own),
  )) {
    // What v1 says of a word is not what another version means by it.
    if (term.glossary !== own && term.glossary !== 'general') continue;
    for (const form of [term.term, ...term.also].flatMap((word) => [word, `${word}s`])) {
      const key = form.toLowerCase();
      if (!forms.has(key)) forms.set(key, term);
    }
  }
  return new Map([...forms].filter(([, term]) => term.link && !explainedHere(term)));
}

/** The words of a text, as forms of terms are bounded, in lower case. */
export const boundedWords = (text: string): string[] => text.toLowerCase().match(/\w+/g) ?? [];

/**
 * A digest of all that a page takes from a glossary: the forms whose words it has, and where each leads. What the
 * glossary says of a term is not among it. Undefined where the glossary cannot be read.
 *
 * @param words of the page's prose, as {@link boundedWords} has them
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

import type { Element, ElementContent, Root, Text } from 'hast';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { TERM, TERM_LINK } from '../../../src/markup/hints/names';
import { glossaryOf, glossaryPaths, type GlossaryTerm } from '../../../src/site/data/glossary';
import { addressOf, glossaryIfRight } from '../../../src/site/data/read-glossary';
import { digestOf } from '../../../src/site/sources/digest';
import { escapeRegExp } from '../../../src/site/content/escape';
import type { CompileSettings } from './compile-settings';
import type { DocFacts } from './compiled-doc';
import { note } from './remark-uses';

/**
 * Returns the terms that a page may link to, keyed by each of their forms in lower case. Terms of the page's own
 * glossary take precedence. Terms that the page itself explains are left out.
 */
function linkedTerms(all: readonly GlossaryTerm[], path: string): Map<string, GlossaryTerm> {
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
const boundedWords = (text: string): string[] => text.toLowerCase().match(/\w+/g) ?? [];

/**
 * Returns a digest of everything that a page uses from a glossary: the term forms whose words the page contains, and
 * the link targets of these terms, but not their definitions. Undefined if the glossary cannot be read.
 *
 * @param words the words of the page's prose, as {@link boundedWords} returns them
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

/** Maximum number of glossary links on one page, because more underlined words would make it harder to read. */
const MOST = 10;

/**
 * Matches the names of elements in which no term is linked, because their words are already links, are not prose, or
 * name something.
 */
const NO_PROSE = /^(?:a|code|pre|h[1-6]|summary|figure|table|svg|button)$/;

/**
 * Links the first use of each glossary term in a page's prose to the term's definition, which is shown on hover and
 * focus. A page has at most `MOST` of these links, and a glossary page has none.
 */
export function rehypeTerms({ basePath, readGlossary, path }: CompileSettings & { path: string }) {
  return (tree: Root, file: VFile): void => {
    if (Object.values(glossaryPaths).includes(path)) return;
    const terms = linkedTerms(glossaryIfRight(readGlossary() ?? '[]')?.value ?? [], path);
    const pattern = patternOf(terms);
    const words = new Set<string>();
    const used = new Set<GlossaryTerm>();
    visitParents(tree, (node, ancestors) => {
      if (node.type === 'element' && NO_PROSE.test(node.tagName)) return SKIP;
      if (node.type !== 'text') return undefined;
      const inProse = ancestors.some(
        (parent) => parent.type === 'element' && /^(?:p|li|dd)$/.test(parent.tagName),
      );
      const parent = ancestors.at(-1);
      if (!inProse || parent?.type !== 'element') return undefined;
      for (const word of boundedWords(node.value)) words.add(word);
      if (!pattern) return undefined;
      const parts = split(node, pattern, (word) => {
        const term = terms.get(word.toLowerCase());
        if (!term || used.has(term) || used.size >= MOST) return undefined;
        used.add(term);
        const address = addressOf(term);
        note((file.data as DocFacts).terms, address);
        return link(word, basePath + address);
      });
      if (parts.length === 1) return undefined;
      const index = parent.children.indexOf(node);
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
    (file.data as DocFacts).proseWords = [...words];
  };
}

/** Returns a pattern that matches the longest form of a term first, so that "tick spacing" does not match as "tick". */
function patternOf(terms: ReadonlyMap<string, GlossaryTerm>): RegExp | undefined {
  if (terms.size === 0) return undefined;
  const forms = [...terms.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  return new RegExp(`(?<![\\w-])(?:${forms.join('|')})(?![\\w-])`, 'gi');
}

function split(
  node: Text,
  pattern: RegExp,
  linkOf: (word: string) => Element | undefined,
): ElementContent[] {
  const parts: ElementContent[] = [];
  let at = 0;
  for (const match of node.value.matchAll(pattern)) {
    const element = linkOf(match[0]);
    if (!element) continue;
    if (match.index > at) parts.push({ type: 'text', value: node.value.slice(at, match.index) });
    parts.push(element);
    at = match.index + match[0].length;
  }
  if (parts.length === 0) return [node];
  if (at < node.value.length) parts.push({ type: 'text', value: node.value.slice(at) });
  return parts;
}

const link = (word: string, href: string): Element => ({
  type: 'element',
  tagName: 'a',
  properties: { className: [TERM_LINK], href, [TERM]: '' },
  children: [{ type: 'text', value: word }],
});

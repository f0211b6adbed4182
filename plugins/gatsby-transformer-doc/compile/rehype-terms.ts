import type { Element, ElementContent, Root, Text } from 'hast';
import { visitParents, SKIP } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { glossaryOf, glossaryPaths, type GlossaryTerm } from '../../../src/site/data/glossary';
import type { CompileSettings } from './compile-settings';
import { addressOf, GLOSSARY, glossaryIfRight } from '../../../src/site/data/read-glossary';
import { note, usesOf } from './remark-uses';
import { TERM, TERM_LINK } from '../../../src/markup/terms/names';

/** A page with more underlined words than this is harder to read, not easier. */
const MOST = 10;

/** Where words are links already, are no prose, or name something. */
const NO_PROSE = /^(?:a|code|pre|h[1-6]|summary|figure|table|svg|button)$/;

/** Links the first use of each glossary word on a page to its definition, which is shown on hover and focus. */
export function rehypeTerms({ basePath, readSource, path }: CompileSettings & { path: string }) {
  return (tree: Root, file: VFile): void => {
    const text = readSource(GLOSSARY);
    if (text === undefined || Object.values(glossaryPaths).includes(path)) return;
    const terms = termsFor(glossaryIfRight(text)?.value ?? [], path);
    const pattern = patternOf(terms);
    if (!pattern) return;
    const used = new Set<GlossaryTerm>();
    visitParents(tree, (node, ancestors) => {
      if (node.type === 'element' && NO_PROSE.test(node.tagName)) return SKIP;
      if (node.type !== 'text') return undefined;
      const inProse = ancestors.some(
        (parent) => parent.type === 'element' && /^(?:p|li|dd)$/.test(parent.tagName),
      );
      const parent = ancestors.at(-1);
      if (!inProse || parent?.type !== 'element') return undefined;
      const parts = split(node, pattern, (word) => {
        const term = terms.get(word.toLowerCase());
        if (!term || used.has(term) || used.size >= MOST) return undefined;
        used.add(term);
        const address = addressOf(term);
        note(usesOf(file).terms, address);
        return link(word, basePath + address);
      });
      if (parts.length === 1) return undefined;
      const index = parent.children.indexOf(node);
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };
}

/** Terms by each of their forms in lower case: the page's own glossary first, and none that the page itself explains. */
function termsFor(all: readonly GlossaryTerm[], path: string): Map<string, GlossaryTerm> {
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

/** Matches the longest form first: "tick spacing" is not a tick. */
function patternOf(terms: ReadonlyMap<string, GlossaryTerm>): RegExp | undefined {
  if (terms.size === 0) return undefined;
  const forms = [...terms.keys()]
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
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

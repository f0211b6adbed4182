import type { Element, ElementContent, Root, Text } from 'hast';
import { visitParents, SKIP } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { glossaryPaths, type GlossaryTerm } from '../../../src/site/data/glossary';
import type { CompileSettings } from './compile-settings';
import { addressOf, glossaryIfRight } from '../../../src/site/data/read-glossary';
import type { CompiledDoc } from './compiled-doc';
import { boundedWords, linkedTerms } from './linked-terms';
import { note, usesOf } from './remark-uses';
import { TERM, TERM_LINK } from '../../../src/markup/terms/names';

/** Maximum number of glossary links on one page, because more underlined words would make it harder to read. */
const MOST = 10;

/** Elements whose words are already links, are not prose, or name something. */
const NO_PROSE = /^(?:a|code|pre|h[1-6]|summary|figure|table|svg|button)$/;

/** Links the first use of each glossary term on a page to its definition, which is shown on hover and focus. */
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
        note(usesOf(file).terms, address);
        return link(word, basePath + address);
      });
      if (parts.length === 1) return undefined;
      const index = parent.children.indexOf(node);
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
    (file.data as Partial<CompiledDoc>).proseWords = [...words];
  };
}

/** Returns a pattern that matches the longest form first, so "tick spacing" does not match as "tick". */
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

import type { Element, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import type { DocSection } from '../../../src/site/content/content-tree';
import { STEPS } from '../../../src/markup/article/names';
import { ADDRESS_ACTIONS, CHAIN_FILTER, PROVENANCE } from '../../../src/markup/chain-filter/names';
import { GAS } from '../../../src/markup/gas/names';
import { COPY_ADDRESS } from '../../../src/markup/headings/names';
import { TESTED } from '../../../src/markup/hints/names';
import { LANDING } from '../../../src/markup/landing/names';
import {
  API_FACTS,
  API_FILTER,
  API_FOOT,
  API_TYPE,
  MEMBER_FOLD,
} from '../../../src/markup/members/names';
import { TABS } from '../../../src/markup/tabs/names';
import type { DocFacts } from './compiled-doc';
import { formulaLine } from './formula-line';

/** Elements that a page shows apart from the words around them, so their text is separated by spaces. */
const BLOCKS = new Set(
  'p li ul ol table pre div section dl dt dd details summary aside blockquote small br'.split(' '),
);
/**
 * Classes of elements that are left out: `<Landing>`, because its task cards repeat other docs; tables of gas, because
 * they name functions that other sections are about; the steps of a diagram, because the diagram's description already
 * contains them; and what a test ran, because it is evidence for the sentence before.
 */
const LEFT_OUT: ReadonlySet<string | number> = new Set([LANDING, GAS, STEPS, TESTED]);
const HASH = /\b0x[0-9a-fA-F]{8,64}\b/g;

/**
 * Splits the doc at its headings, for search. Each section has its text, with code in backticks, and a list of its
 * code. Labels of buttons are left out. Task cards of a `<Landing>` and tables of gas are left out too, because search
 * finds the sections that they are about.
 */
export function rehypeSections() {
  return (tree: Root, file: VFile): void => {
    const sections: OpenSection[] = [newSection(null, 1, '')];
    for (const child of tree.children) walk(child, sections, false);
    (file.data as DocFacts).sections = sections.map(finish);
  };
}

interface OpenSection extends Omit<DocSection, 'terms' | 'code'> {
  terms: Set<string>;
  code: Set<string>;
}

const newSection = (id: string | null, depth: number, heading: string): OpenSection => ({
  id,
  depth,
  heading,
  text: '',
  terms: new Set(),
  code: new Set(),
});

function finish({ text, terms, code, ...section }: OpenSection): DocSection {
  const plain = text
    .replace(/(?:\s*·)+\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  for (const [hash] of plain.matchAll(HASH)) code.add(hash);
  return { ...section, text: plain, terms: [...terms], code: [...code] };
}

/**
 * Adds the text and code of a node to the current section. Each heading in the node starts a new section.
 *
 * @param naming whether code here names the subject of its row or heading
 */
function walk(node: Nodes, sections: OpenSection[], naming: boolean): void {
  const section = sections.at(-1);
  if (!section) return;
  if (node.type === 'text') section.text += node.value;
  // A formula is raw markup here, because an earlier step has rendered it.
  if ((node as Nodes | Raw).type === 'raw')
    section.text += formulaLine((node as unknown as Raw).value);
  if (!('children' in node)) return;
  if (node.type !== 'element') {
    for (const child of node.children) walk(child, sections, naming);
    return;
  }
  const { tagName, properties } = node;
  if (isControl(node)) return;
  if (classesOf(node).some((name) => LEFT_OUT.has(name))) return;
  if (/^h[2-6]$/.test(tagName)) {
    sections.push(startSection(node));
    return;
  }
  if (classesOf(node).includes(TABS)) {
    walkPanels(node, sections, naming);
    return;
  }
  if (isFold(node)) {
    for (const child of node.children.slice(1)) walk(child, sections, naming);
    return;
  }
  if (tagName === 'pre') {
    for (const word of toString(node).matchAll(/@?[\w$]{2,}(?:[-/.][\w$]+)*/g))
      section.code.add(word[0]);
    return;
  }
  if (tagName === 'img') section.text += ` ${properties.alt ?? ''} `;
  if (tagName === 'code') {
    const value = toString(node).trim();
    section.code.add(value);
    if (naming) section.terms.add(value);
    // Add backticks, because search results show text in backticks as code.
    section.text += `\`${value}\``;
    return;
  }
  if (tagName === 'p' && toString(node).startsWith(FULL_GUIDE)) section.fullGuide = firstLink(node);
  if (BLOCKS.has(tagName)) section.text += ' ';
  const { text } = section;
  for (const [index, child] of cells(node).entries()) {
    walk(child, sections, naming || (tagName === 'tr' && index === 0));
  }
  if (isFacts(node)) section.text = text;
  const isCell = tagName === 'td' || tagName === 'th';
  // Add no separator after an empty cell.
  if (isCell && section.text.trimEnd() !== text.trimEnd())
    section.text = section.text.trimEnd() + ' · ';
  // Add a colon after a term, so that the term and its description are read as one line.
  if (tagName === 'dt') section.text = section.text.trimEnd().replace(/:?$/, ': ');
  else if (BLOCKS.has(tagName) || classesOf(node).includes(API_TYPE)) section.text += ' ';
}

/**
 * Adds the text of tab panels. If a panel has the same text as an earlier panel, the text is added only once, because
 * panels often differ only in their code, as in two variants of a sample.
 */
function walkPanels(node: { children: Nodes[] }, sections: OpenSection[], naming: boolean): void {
  const said = new Set<string>();
  for (const child of node.children) {
    const section = sections.at(-1);
    const before = section?.text ?? '';
    walk(child, sections, naming);
    const added = section?.text.slice(before.length).trim() ?? '';
    if (section && added.length > 0 && said.has(added)) section.text = before;
    said.add(added);
  }
}

/** A node of rendered markup, such as a formula. */
interface Raw {
  type: 'raw';
  value: string;
}

/** Returns whether an element is a control, whose label is not about the subject of the section. */
const isControl = (node: Element): boolean =>
  ['button', 'select', 'output'].includes(node.tagName) ||
  [COPY_ADDRESS, API_FILTER, CHAIN_FILTER].some((name) => name in node.properties) ||
  classesOf(node).includes(ADDRESS_ACTIONS);

/** Opening words of the last paragraph of a section that summarizes a guide. */
const FULL_GUIDE = 'Full guide:';

function firstLink({ children }: Element): string | null {
  const link = children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'a',
  );
  return typeof link?.properties.href === 'string' ? link.properties.href : null;
}

/**
 * Returns whether an element lists facts about a symbol, signature or address. Its code is indexed, but its text is
 * not.
 */
const isFacts = (node: Element): boolean =>
  classesOf(node).some((name) => [API_FACTS, API_FOOT, PROVENANCE].includes(String(name)));

const classesOf = ({ properties: { className } }: Element): (string | number)[] =>
  Array.isArray(className) ? className : [];

/** Returns whether an element collapses a member. The summary of such an element, "Details", is not indexed. */
const isFold = (node: Element): boolean => classesOf(node).includes(MEMBER_FOLD);

/** Returns a row's cells without the white space between them, so that index 0 is the first cell. */
const cells = (node: Element): Nodes[] =>
  node.tagName === 'tr' ? node.children.filter(({ type }) => type === 'element') : node.children;

function startSection(node: Element): OpenSection {
  const own = {
    ...node,
    children: node.children.filter(
      (child) => child.type !== 'element' || !(COPY_ADDRESS in child.properties),
    ),
  };
  const section = newSection(
    String(node.properties.id),
    Number(node.tagName.slice(1)),
    toString(own).trim(),
  );
  const named: OpenSection[] = [section];
  for (const child of own.children) walk(child, named, true);
  section.text = '';
  return section;
}

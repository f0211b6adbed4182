import type { PhrasingContent } from 'mdast';
import type { ApiComment } from '../../../../src/site/data/api-symbol';
import { element, inlineCode, strong, text } from '../mdast-nodes';
import { API_COMMENT } from '../../../../src/markup/members/names';

const CODE = /`([^`\n]+)`/;

/** Labels that packages put before a paragraph to mark an admonition. */
const LABEL = /^(CAUTION|IMPORTANT|NOTE|TIP|WARNING): /;

/**
 * Converts text from a package to Markdown nodes. All text stays literal except code in backticks and the label of an
 * admonition.
 *
 * @example
 * 'WARNING: Use `approve`.' → strong('Warning:'), text(' Use '), inlineCode('approve'), text('.')
 */
export function plainText(value: string): PhrasingContent[] {
  const words = value.replace(/\s+/g, ' ').trim();
  const [, label] = LABEL.exec(words) ?? [];
  if (!label) return markedText(words);
  const name = `${label[0]}${label.slice(1).toLowerCase()}:`;
  return [strong(name), ...markedText(words.slice(name.length))];
}

const markedText = (words: string): PhrasingContent[] =>
  words
    .split(CODE)
    .map((part, index) => (index % 2 === 1 ? inlineCode(part) : text(part)))
    .filter(({ value }) => value !== '');

/** Returns the paragraphs of a package's comment as Markdown; empty if there is no comment. */
export const commentParagraphs = (comment: ApiComment | null) =>
  [comment?.text ?? '', comment?.details ?? '']
    .flatMap((part) => part.split(/\n\s*\n/))
    .flatMap(drawParagraph);

/**
 * Wraps paragraphs from a package in a quotation, to set them apart from the site's text. Empty if there are no
 * paragraphs.
 */
export const quote = (paragraphs: ReturnType<typeof commentParagraphs>) =>
  paragraphs.length === 0 ? [] : [element('blockquote', { className: [API_COMMENT] }, paragraphs)];

/**
 * Renders a paragraph. If the lines of a list were joined into the paragraph, they become a list again, and a sentence
 * after the list that begins with "Emits" becomes a paragraph of its own.
 */
function drawParagraph(paragraph: string) {
  const [lead = '', ...items] = paragraph.split(/(?<=[:.])\s+- /);
  if (items.length === 0 || !lead.endsWith(':'))
    return [element('p', {}, plainText(paragraph))].filter(isDrawn);
  const [last = '', after = ''] = items.pop()?.split(/(?<=\.)\s+(?=Emits )/) ?? [];
  // Separate the text before the list from the sentence that introduces the list.
  const [, before = '', opening = lead] = /^(.*\.)\s+([^.]+:)$/s.exec(lead) ?? [];
  return [
    element('p', {}, plainText(before)),
    element('p', {}, plainText(opening)),
    element(
      'ul',
      {},
      [...items, last].map((item) => element('li', {}, plainText(item))),
    ),
    element('p', {}, plainText(after)),
  ].filter(isDrawn);
}

const isDrawn = ({ children }: { children: readonly unknown[] }): boolean => children.length > 0;

/** Returns whether a comment contains any text. */
export const saysSomething = (comment: ApiComment | null): boolean =>
  Boolean(comment?.text.trim() ?? '') || Boolean(comment?.details.trim() ?? '');

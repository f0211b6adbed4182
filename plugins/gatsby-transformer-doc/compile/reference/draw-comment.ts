import type { PhrasingContent } from 'mdast';
import type { ApiComment } from '../../../../src/site/reference/api-symbol';
import { element, inlineCode, text } from '../markdown-element';
import { API_COMMENT } from '../../../../src/markup/members/names';

const CODE = /`([^`\n]+)`/;

/** Text of a package: words as they are, and code where the package marks it by backticks. Nothing else is markup. */
export const plainText = (value: string): PhrasingContent[] =>
  value
    .replace(/\s+/g, ' ')
    .trim()
    .split(CODE)
    .map((part, index) => (index % 2 === 1 ? inlineCode(part) : text(part)))
    .filter(({ value: part }) => part !== '');

/** A package's own words, paragraph by paragraph; none where it has none. */
export const commentParagraphs = (comment: ApiComment | null) =>
  [comment?.text ?? '', comment?.details ?? '']
    .flatMap((part) => part.split(/\n\s*\n/))
    .flatMap(drawParagraph);

/** Paragraphs of a package, set apart from what the site says; nothing where there are none. */
export const quote = (paragraphs: ReturnType<typeof commentParagraphs>) =>
  paragraphs.length === 0 ? [] : [element('blockquote', { className: [API_COMMENT] }, paragraphs)];

/** A paragraph; the lines of a list in it, which the compiler has run together, stand apart again. */
function drawParagraph(paragraph: string) {
  const [lead = '', ...items] = paragraph.split(/(?<=[:.])\s+- /);
  if (items.length === 0 || !lead.endsWith(':'))
    return [element('p', {}, plainText(paragraph))].filter(isDrawn);
  const [last = '', after = ''] = items.pop()?.split(/(?<=\.)\s+(?=Emits )/) ?? [];
  // The words before the list, and the line that opens it.
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

/** Whether a comment says anything. */
export const saysSomething = (comment: ApiComment | null): boolean =>
  Boolean(comment?.text.trim() ?? '') || Boolean(comment?.details.trim() ?? '');

import type { PhrasingContent } from 'mdast';
import type { ApiComment } from '../../../../src/lib/reference/api-symbol';
import { element, inlineCode, text } from '../markdown-element';

const CODE = /`([^`\n]+)`/;

/** Text of a package: words as they are, and code where the package marks it by backticks. Nothing else is markup. */
export const plainText = (value: string): PhrasingContent[] =>
  value
    .replace(/\s+/g, ' ')
    .trim()
    .split(CODE)
    .map((part, index) => (index % 2 === 1 ? inlineCode(part) : text(part)))
    .filter(({ value: part }) => part !== '');

/** A package's own comment, set apart from what the site says; nothing for a comment without words. */
export function drawComment(comment: ApiComment | null) {
  const paragraphs = [comment?.text ?? '', comment?.details ?? '']
    .flatMap((part) => part.split(/\n\s*\n/))
    .map(plainText)
    .filter((words) => words.length > 0);
  return paragraphs.length === 0
    ? []
    : [
        element(
          'blockquote',
          { className: ['api-comment'] },
          paragraphs.map((words) => element('p', {}, words)),
        ),
      ];
}

/** Whether a comment says anything. */
export const saysSomething = (comment: ApiComment | null): boolean =>
  Boolean(comment?.text.trim() ?? '') || Boolean(comment?.details.trim() ?? '');

import type { ApiValue } from '../../../../src/lib/reference/api-symbol';
import { element, inlineCode, text } from '../markdown-element';
import { plainText } from './draw-comment';
import type { Drawing } from './drawing';

/** A name in code: what may be a type that a page draws. */
const NAME = /([A-Za-z_$][\w$]*)/;

/** A type as code, with links to the pages of the types in it. */
export function drawType(type: string, { linkOf, rename }: Drawing) {
  const parts = type.split(NAME).filter(Boolean);
  if (!parts.some(linkOf)) return inlineCode(type);
  return element(
    'code',
    {},
    parts.map((part) => {
      const url = linkOf(part);
      const shown = text(rename(part));
      return url === undefined ? shown : { type: 'link', url, children: [shown] };
    }),
  );
}

/**
 * Parameters, results or fields, one a line. Nothing where the package says nothing of them: the signature above
 * names them already.
 */
export function drawValues(label: string, values: readonly ApiValue[], drawing: Drawing) {
  if (!values.some(({ comment }) => comment?.trim())) return [];
  const items = values.map(({ name, type, comment }) =>
    element('li', {}, [
      ...(name ? [inlineCode(name), text(' ')] : []),
      element('span', { className: ['api-type'] }, [drawType(type, drawing)]),
      ...(comment?.trim() ? [text(' '), ...plainText(comment)] : []),
    ]),
  );
  return [element('ul', { className: ['api-values'], ariaLabel: label }, items)];
}

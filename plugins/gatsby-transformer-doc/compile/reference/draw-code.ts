import { element, inlineCode, text } from '../mdast-nodes';
import type { Drawing } from './drawing';
import { signature } from './signature';
import { CODE, CODE_BUTTON, CODE_COPY, COPY_BEFORE } from '../../../../src/markup/code/names';
import { API_CODE, API_FOOT, API_PLAIN } from '../../../../src/markup/members/names';

/** Renders a label and a value, with a button that copies the value. Empty if there is no value. */
export function fact(label: string, value: string | null) {
  if (value === null) return [];
  return [
    element('span', {}, [
      text(`${label} `),
      inlineCode(value),
      element(
        'button',
        {
          type: 'button',
          className: [CODE_BUTTON],
          [COPY_BEFORE]: '',
          ariaLabel: `Copy the ${label}`,
        },
        [text('Copy')],
      ),
    ]),
  ];
}

/**
 * Renders code from the symbol's package in a frame. Below the code are facts, such as a selector, and copy buttons.
 *
 * @param links addresses of types, by the word that names the type in the code
 */
export function drawCode(
  code: string,
  links: Record<string, string>,
  label: string,
  drawing: Drawing,
  { inClass = false, facts = [] as ReturnType<typeof fact> } = {},
) {
  return element(
    // This is not a `<figure>`, because the content below the code is not a caption.
    'div',
    { className: [CODE, API_CODE, ...(facts.length === 0 ? [API_PLAIN] : [])] },
    [
      signature(code, drawing.symbol.language, { label, links, inClass }),
      element('div', { className: [API_FOOT] }, [
        ...facts,
        element(
          'button',
          {
            type: 'button',
            className: [CODE_BUTTON],
            [CODE_COPY]: '',
            ariaLabel: `Copy ${label.toLowerCase()}`,
          },
          // If there are other copy buttons in the row, the visible label says what this one copies.
          [text(facts.length > 0 ? `Copy ${label.toLowerCase()}` : 'Copy')],
        ),
      ]),
    ],
  );
}

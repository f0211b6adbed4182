import { element, text } from '../markdown-element';
import { API_FILTER, FILTER_LINE } from '../../../../src/markup/members/names';

/** From how many members on a page has a box to filter them by, and folds them. */
export const FILTER_FROM = 13;

/** The box above the members; `markup/members/filter-members.ts` makes it work, and without script it is hidden. */
export const drawFilter = (id: string, count: number) =>
  element('div', { className: [FILTER_LINE], [API_FILTER]: '' }, [
    element('label', { htmlFor: id }, [text('Filter members')]),
    element(
      'input',
      {
        id,
        type: 'search',
        autoComplete: 'off',
        spellCheck: 'false',
        placeholder: 'name, selector or topic',
      },
      [],
    ),
    element('p', { role: 'status' }, [text(`${count} members`)]),
  ]);

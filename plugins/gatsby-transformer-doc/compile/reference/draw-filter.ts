import { element, text } from '../markdown-element';
import { API_FILTER, FILTER_LINE } from '../../../../src/markup/members/names';

/** Smallest number of members for which a page collapses them and has a filter box. */
export const FILTER_FROM = 13;

/** Renders the filter box above the members. It is hidden until `markup/members/filter-members.ts` activates it. */
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

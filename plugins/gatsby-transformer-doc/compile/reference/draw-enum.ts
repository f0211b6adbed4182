import type { ApiMember } from '../../../../src/site/reference/api-symbol';
import { element, inlineCode, text } from '../markdown-element';
import { plainText } from './draw-comment';
import { memberAnchor, type Drawing } from './drawing';
import { API_ASIDE, API_MEMBER } from '../../../../src/markup/members/names';

/** Renders the values of an enum as a table: their signatures are not worth a frame each. */
export function drawEnum(members: readonly ApiMember[], drawing: Drawing) {
  const rows = members.map((member) => ({ member, said: meaning(member, drawing) }));
  const explained = rows.some(({ said }) => said.length > 0);
  const titles = ['Name', 'Value', ...(explained ? ['Meaning'] : [])];
  return element('table', {}, [
    element('thead', {}, [
      element(
        'tr',
        {},
        titles.map((title) => element('th', {}, [text(title)])),
      ),
    ]),
    element(
      'tbody',
      {},
      rows.map(({ member, said }) =>
        element('tr', { id: memberAnchor(drawing, member), [API_MEMBER]: '' }, [
          element('td', {}, [inlineCode(member.name)]),
          element('td', {}, member.value === null ? [] : [inlineCode(member.value)]),
          ...(explained ? [element('td', {}, said)] : []),
        ]),
      ),
    ),
  ]);
}

/** Returns the site's description, then the package's. */
const meaning = ({ anchor, comment }: ApiMember, { words }: Drawing): unknown[] => [
  ...(words.get(anchor) ?? []),
  ...[comment?.text ?? '', comment?.details ?? '']
    .map(plainText)
    .filter((said) => said.length > 0)
    .map((said) => element('p', { className: [API_ASIDE] }, said)),
];

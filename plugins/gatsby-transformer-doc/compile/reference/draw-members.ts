import type { BlockContent, Heading, PhrasingContent } from 'mdast';
import {
  API_ASIDE,
  API_MEMBER,
  MEANING,
  MEMBER,
  MEMBER_BODY,
  MEMBER_FOLD,
  MEMBER_REST,
} from '../../../../src/markup/members/names';
import type { ApiMember } from '../../../../src/site/data/api-symbol';
import { element, inlineCode, text } from '../mdast-nodes';
import { drawCode, fact } from './draw-code';
import { commentParagraphs, plainText, quote } from './draw-comment';
import { drawValues, linkTypes } from './draw-values';
import { type Drawing, memberAnchor } from './drawing';

/**
 * How much of the package's documentation of a member to show: all of it, only the comment, or nothing if another page
 * shows it.
 */
export type Told = 'all' | 'in short' | 'nothing';

/**
 * Renders a member: its name and meaning, then its signature and the rest. If the page has many members, the signature
 * and the rest are collapsed, unless `told` already shortens the rest.
 */
export function drawMember(
  member: ApiMember,
  depth: Heading['depth'],
  drawing: Drawing,
  {
    title = titleOf(member, drawing),
    told = 'all',
  }: { title?: PhrasingContent[]; told?: Told } = {},
) {
  const { meaning, body } = partsOf(member, drawing, told);
  return element('section', { className: [MEMBER], [API_MEMBER]: '' }, [
    drawHeading(member, depth, title, drawing),
    ...meaning,
    drawing.folds && told === 'all'
      ? element('details', { className: [MEMBER_FOLD] }, [
          // The member's name distinguishes this summary from the other "Details" on the page.
          element('summary', { ariaLabel: `Details of ${member.name}` }, [text('Details')]),
          body,
        ])
      : body,
  ]);
}

/** Renders the part of a member below its heading. */
export function drawMemberBody(member: ApiMember, drawing: Drawing): BlockContent[] {
  const { meaning, body } = partsOf(member, drawing, 'all');
  return [...meaning, body];
}

/**
 * Renders a member in two parts: its meaning, which is the first paragraph of the site's description or else of the
 * package's comment, and the rest. The meaning comes first, because the signature only helps readers who know what the
 * member is for.
 */
function partsOf(member: ApiMember, drawing: Drawing, told: Told) {
  const links = linkTypes(member.types, drawing);
  const [first, ...others] = drawing.words.get(member.anchor) ?? [];
  const said = told === 'nothing' ? [] : commentParagraphs(member.comment);
  const meaning = first ? [first] : quote(said.slice(0, 1));
  const rest = [
    ...others,
    ...quote(first ? said : said.slice(1)),
    ...(told === 'all' ? drawLists(member, links, drawing) : []),
  ];
  return {
    meaning: meaning.length === 0 ? [] : [element('div', { className: [MEANING] }, meaning)],
    body: element('div', { className: [MEMBER_BODY] }, [
      drawDeclaration(member, links, drawing),
      ...(rest.length === 0 ? [] : [element('div', { className: [MEMBER_REST] }, rest)]),
    ]),
  };
}

const drawLists = (member: ApiMember, links: Record<string, string>, drawing: Drawing) => [
  ...drawValues(
    member.kind === 'struct' ? 'Fields' : 'Parameters',
    member.parameters,
    links,
    drawing,
  ),
  ...drawValues('Returns', member.returns, links, drawing),
];

/** Returns the member's name, followed by its parameters if it is overloaded. */
function titleOf(member: ApiMember, { overloaded, rename }: Drawing): PhrasingContent[] {
  const given = member.parameters.map(({ name, type }) => name || type).join(', ');
  return [
    inlineCode(member.name),
    ...(overloaded.has(member.name) ? [text(` (${rename(given)})`)] : []),
  ];
}

const drawHeading = (
  member: ApiMember,
  depth: Heading['depth'],
  title: PhrasingContent[],
  drawing: Drawing,
): Heading => ({
  type: 'heading',
  depth,
  children: title,
  data: { hProperties: { id: memberAnchor(drawing, member) } },
  ...(drawing.position && { position: drawing.position }),
});

function drawDeclaration(member: ApiMember, links: Record<string, string>, drawing: Drawing) {
  const { language } = drawing.symbol;
  return drawCode(member.signature, links, 'Signature', drawing, {
    inClass: language === 'typescript' && /^(?:constructor|method|property)$/.test(member.kind),
    facts: [
      ...fact('selector', member.selector),
      ...fact('topic', member.topic),
      ...(member.value === null || member.signature.includes(member.value)
        ? []
        : fact('value', member.value)),
    ],
  });
}

/** Renders the values of an enum as a table, because their signatures are too short for a frame each. */
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

/** Returns the site's description of a member, then the package's. */
const meaning = ({ anchor, comment }: ApiMember, { words }: Drawing): unknown[] => [
  ...(words.get(anchor) ?? []),
  ...[comment?.text ?? '', comment?.details ?? '']
    .map(plainText)
    .filter((said) => said.length > 0)
    .map((said) => element('p', { className: [API_ASIDE] }, said)),
];

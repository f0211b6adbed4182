import type { BlockContent, Heading, PhrasingContent } from 'mdast';
import type { ApiMember } from '../../../../src/site/reference/api-symbol';
import { element, inlineCode, text } from '../markdown-element';
import { drawComment } from './draw-comment';
import { drawValues } from './draw-values';
import { memberAnchor, type Drawing } from './drawing';
import { linkTypes } from './link-types';
import { signature } from './signature';
import { CODE, CODE_BUTTON, CODE_COPY, COPY_BEFORE } from '../../../../src/markup/code/names';
import {
  API_CODE,
  API_FOOT,
  API_MEMBER,
  API_PLAIN,
  MEMBER,
} from '../../../../src/markup/members/names';

/** How much is told of what the package says of a member: of its parameters too, or nothing, since another page does. */
export type Told = 'all' | 'in short' | 'nothing';

/** A member: heading, signature, our words, then the package's own. */
export function drawMember(
  member: ApiMember,
  depth: Heading['depth'],
  drawing: Drawing,
  {
    title = titleOf(member, drawing),
    told = 'all',
  }: { title?: PhrasingContent[]; told?: Told } = {},
) {
  return element('section', { className: [MEMBER], [API_MEMBER]: '' }, [
    drawHeading(member, depth, title, drawing),
    ...drawMemberBody(member, drawing, told),
  ]);
}

/** What stands under the heading of a member. */
export function drawMemberBody(
  member: ApiMember,
  drawing: Drawing,
  told: Told = 'all',
): BlockContent[] {
  const links = linkTypes(member.types, drawing);
  const lists = () => [
    ...drawValues(
      member.kind === 'struct' ? 'Fields' : 'Parameters',
      member.parameters,
      links,
      drawing,
    ),
    ...drawValues('Returns', member.returns, links, drawing),
  ];
  return [
    drawDeclaration(member, links, drawing),
    ...(drawing.words.get(member.anchor) ?? []),
    ...(told === 'nothing' ? [] : drawComment(member.comment, told === 'all' ? lists() : [])),
  ];
}

/** The name, and of an overload what it takes. */
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

/** A value that a reader copies, with the button that copies it. */
function fact(label: string, value: string | null) {
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
 * Code of the package in a frame, with what can be copied from it under it.
 *
 * @param links addresses of the words that are types
 */
export function drawCode(
  code: string,
  links: Record<string, string>,
  label: string,
  drawing: Drawing,
  { inClass = false, facts = [] as ReturnType<typeof fact> } = {},
) {
  return element(
    'figure',
    { className: [CODE, API_CODE, ...(facts.length === 0 ? [API_PLAIN] : [])] },
    [
      signature(code, drawing.symbol.language, { label, links, inClass }),
      element('figcaption', { className: [API_FOOT] }, [
        ...facts,
        element(
          'button',
          {
            type: 'button',
            className: [CODE_BUTTON],
            [CODE_COPY]: '',
            ariaLabel: `Copy ${label.toLowerCase()}`,
          },
          // Beside the button of a value it says what it copies.
          [text(facts.length > 0 ? `Copy ${label.toLowerCase()}` : 'Copy')],
        ),
      ]),
    ],
  );
}

import type { Heading, PhrasingContent, RootContent } from 'mdast';
import { FIELD } from '../../../../src/kit/names';
import { DETAILS, DETAILS_BODY } from '../../../../src/markup/article/names';
import {
  API_FILTER,
  API_GROUP,
  FILTER_LINE,
  INHERITED,
} from '../../../../src/markup/members/names';
import type { ApiMember, ApiSymbol } from '../../../../src/site/data/api-symbol';
import { element, inlineCode, text } from '../mdast-nodes';
import { drawDeclaration, drawFacts } from './draw-declaration';
import { drawEnum, drawMember, drawMemberBody, type Told } from './draw-members';
import { type Drawing, memberAnchor } from './drawing';
import {
  groupInherited,
  groupMembers,
  type InheritedGroup,
  type MemberGroup,
} from './group-members';
import { symbolAnchor } from './reference-source';

/** Minimum number of members on a page to collapse them and add a filter box. */
export const FILTER_FROM = 13;

/** Renders the filter box above the members. It is hidden until `markup/members/filter-members.ts` activates it. */
const drawFilter = (id: string, count: number) =>
  element('div', { className: [FILTER_LINE], [FIELD]: '', [API_FILTER]: '' }, [
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

/**
 * Renders a symbol and its members as Markdown nodes, which later steps process like the nodes of the writer's text.
 */
export function drawSymbol(drawing: Drawing): RootContent[] {
  const { symbol, members, depth, anchorPrefix, filters } = drawing;
  const title =
    depth === 2
      ? heading(2, [text('Declaration')], drawing)
      : heading(2, [inlineCode(symbol.name)], drawing, symbolAnchor(symbol.name));
  const itself = soleMember(symbol);
  if (itself) return [title, ...drawFacts(drawing), ...drawMemberBody(itself, drawing)];
  const own = members.filter(({ inheritedFrom }) => inheritedFrom === null);
  const inherited = members.filter(({ inheritedFrom }) => inheritedFrom !== null);
  return [
    title,
    ...drawFacts(drawing),
    ...drawDeclaration(drawing),
    ...(filters === undefined ? [] : [drawFilter(`${anchorPrefix}filter-members`, filters)]),
    ...groupMembers(symbol, own).map((group) => drawGroup(group, drawing)),
    ...drawInherited(groupInherited(inherited), drawing),
  ];
}

/**
 * Returns the member that is the symbol itself, if the symbol is a function or constant outside a class. Undefined for
 * any other symbol.
 */
export function soleMember({ name, members }: ApiSymbol): ApiMember | undefined {
  const [only] = members;
  return members.length === 1 && only?.name === name ? only : undefined;
}

function drawGroup({ title, members }: MemberGroup, drawing: Drawing) {
  const [only] = members;
  // If a class has only one constructor, its heading would repeat the heading of its group, so render both as one.
  const drawn =
    title === 'Constructor' && only && members.length === 1
      ? [drawMember(only, drawing.depth, drawing, { title: [text(title)] })]
      : [
          heading(drawing.depth, [text(title)], drawing, groupAnchor(title, drawing)),
          ...(only?.kind === 'enum member'
            ? [drawEnum(members, drawing)]
            : drawMembers(members, below(drawing.depth), drawing)),
        ];
  return element('section', { [API_GROUP]: '' }, drawn);
}

/**
 * Returns another anchor for a group if a member already has the group's default anchor. For example, the first
 * constructor has `#constructor`. Undefined if the default anchor is free.
 */
function groupAnchor(title: string, drawing: Drawing): string | undefined {
  const anchor = title.toLowerCase().replaceAll(' ', '-');
  const taken = drawing.members.some((member) => memberAnchor(drawing, member) === anchor);
  return taken ? `${anchor}-group` : undefined;
}

const drawMembers = (
  members: ApiMember[],
  depth: Heading['depth'],
  drawing: Drawing,
  told: Told = 'all',
) => members.map((member) => drawMember(member, depth, drawing, { told }));

/** Renders inherited members collapsed, because readers look them up rather than read all of them. */
function drawInherited(groups: InheritedGroup[], drawing: Drawing) {
  if (groups.length === 0) return [];
  const depth = below(drawing.depth);
  return [
    element('section', { [API_GROUP]: '' }, [
      heading(drawing.depth, [text('Inherited')], drawing),
      ...groups.map(({ from, members }) => {
        const address = drawing.linkOf(from);
        return element('section', { [API_GROUP]: '' }, [
          heading(depth, [text('From '), inlineCode(from)], drawing),
          ...(address === undefined
            ? []
            : [
                element('p', {}, [
                  text('Described on the page of '),
                  { type: 'link', url: address, children: [inlineCode(from)] },
                  text('.'),
                ]),
              ]),
          element('details', { className: [DETAILS, INHERITED] }, [
            element('summary', {}, [text(summaryOf(members))]),
            element('div', { className: [DETAILS_BODY] }, [
              ...drawMembers(
                members,
                below(depth),
                drawing,
                address === undefined ? 'in short' : 'nothing',
              ),
            ]),
          ]),
        ]);
      }),
    ]),
  ];
}

const summaryOf = (members: ApiMember[]): string =>
  `${members.length === 1 ? '1 member' : `${members.length} members`}: ${[
    ...new Set(members.map(({ name }) => name)),
  ].join(', ')}`;

const below = (depth: Heading['depth']) => (depth + 1) as Heading['depth'];

function heading(
  depth: Heading['depth'],
  children: PhrasingContent[],
  { position }: Drawing,
  id?: string,
): Heading {
  return {
    type: 'heading',
    depth,
    children,
    ...(id !== undefined && { data: { hProperties: { id } } }),
    ...(position && { position }),
  };
}

import { API_LABEL, API_TYPE, API_VALUES } from '../../../../src/markup/members/names';
import type { ApiValue } from '../../../../src/site/data/api-symbol';
import { element, inlineCode, text } from '../mdast-nodes';
import { plainText } from './draw-comment';
import type { Drawing } from './drawing';

/** Matches a name in code, which may be a documented type. */
const NAME = /([A-Za-z_$][\w$]*)/;

/**
 * Renders a type as code, with links to the pages of the types in it.
 *
 * @param links addresses by word, from {@link linkTypes}
 */
export function drawType(type: string, links: Record<string, string>, { rename }: Drawing) {
  const parts = rename(type).split(NAME).filter(Boolean);
  const urlOf = (part: string) => (Object.hasOwn(links, part) ? links[part] : undefined);
  if (!parts.some(urlOf)) return inlineCode(type);
  return element(
    'code',
    {},
    parts.flatMap((part): unknown[] => {
      const url = urlOf(part);
      // Allow a line break between the names of `Vault.Params`.
      if (part === '.') return [text(part), element('wbr', {}, [])];
      return [url === undefined ? text(part) : { type: 'link', url, children: [text(part)] }];
    }),
  );
}

/**
 * Renders parameters, results or fields with name, type and description. Empty if the package describes none of them,
 * because the signature already names them.
 */
export function drawValues(
  label: string,
  values: readonly ApiValue[],
  links: Record<string, string>,
  drawing: Drawing,
) {
  if (!values.some(({ comment }) => comment?.trim())) return [];
  const rows = values.flatMap(({ name, type, comment }) => [
    element('dt', {}, name ? [inlineCode(name)] : []),
    element('dd', {}, [
      element('span', { className: [API_TYPE] }, [drawType(type, links, drawing)]),
      ...(comment?.trim() ? [element('p', {}, plainText(comment))] : []),
    ]),
  ]);
  return [
    element('p', { className: [API_LABEL] }, [text(label)]),
    element('dl', { className: [API_VALUES] }, rows),
  ];
}

/**
 * Returns the addresses of types, by the word that names the type in code. In `PoolAddress.PoolKey`, the first word
 * links to the library and the second to the struct.
 *
 * @param types names of types, as signatures contain them
 */
export function linkTypes(
  types: readonly string[],
  { linkOf, rename }: Drawing,
): Record<string, string> {
  const links: Record<string, string> = {};
  for (const type of types) {
    const [owner = '', inner] = type.split('.');
    const names =
      inner === undefined
        ? [[owner, owner]]
        : [
            [owner, owner],
            [inner, type],
          ];
    for (const [word = '', name = ''] of names) {
      const address = linkOf(name);
      if (address !== undefined) links[rename(word)] = address;
    }
  }
  return links;
}

import { makeElement } from '../../kit/dom/make-element';
import { message } from '../../kit/language/message';
import { type LinkedType, type SampleTypes, typesAddress } from '../../site/samples/sample-types';
import { CODE_FOOT, LINE, TYPES } from '../code/names';
import { NAME } from './names';
import type { HintKind } from './hint-kind';

/** The types of samples, by address. */
const loaded = new Map<string, Promise<SampleTypes>>();

/** Returns the types of the sample that a block shows. @throws Error if they can't be loaded */
function typesOf(block: Element): Promise<SampleTypes> {
  const sample =
    block.querySelector<HTMLAnchorElement>(`.${CODE_FOOT} a[href$=".txt"]`)?.href ?? '';
  const address = typesAddress(sample);
  const known = loaded.get(address);
  if (known) return known;
  const types = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.json() as Promise<SampleTypes>;
  });
  types.catch(() => loaded.delete(address));
  loaded.set(address, types);
  return types;
}

/**
 * Puts an element around each name in a block that has a type, and returns the block's types.
 *
 * @example
 *   'new Pool' -> 'new <span data-name="3">Pool</span>'
 */
export async function drawNames(block: Element): Promise<LinkedType[]> {
  const { lines, types } = await typesOf(block);
  if (block.querySelector(`[${NAME}]`)) return types;
  const first = Number(block.getAttribute(TYPES));
  block.querySelectorAll(`pre[role] .${LINE}`).forEach((line, index) => {
    const names = lines[first + index] ?? [];
    // From the last name to the first, because a new element moves no text before it.
    for (let at = names.length - 3; at >= 0; at -= 3) {
      const [column = 0, length = 0, type = 0] = names.slice(at);
      wrapText(line, column, length)?.setAttribute(NAME, String(type));
    }
  });
  return types;
}

/** Wraps a part of an element's text, unless it is spread over several elements. */
function wrapText(element: Element, start: number, length: number): Element | undefined {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let end = 0; texts.nextNode();) {
    const text = texts.currentNode as Text;
    const from = start - end;
    end += text.length;
    if (end <= start) continue;
    if (end < start + length) return undefined;
    const name = document.createElement('span');
    const part = text.splitText(from);
    part.splitText(length);
    part.replaceWith(name);
    name.append(part);
    return name;
  }
  return undefined;
}

/** Blocks whose types could not be loaded. Only their button tries again, not each movement of the pointer. */
const failed = new WeakSet<Element>();

/** Puts elements around the names of the block that the pointer is on, and returns the name under the pointer. */
export async function nameAt({
  target,
  clientX,
  clientY,
}: PointerEvent): Promise<HTMLElement | undefined> {
  const block = target instanceof Element && target.closest(`[${TYPES}]`);
  if (!block || failed.has(block)) return undefined;
  const before = block.getBoundingClientRect().top;
  await drawNames(block).catch(() => failed.add(block));
  // The page may have scrolled in the meantime.
  const moved = block.getBoundingClientRect().top - before;
  const under = document.elementFromPoint(clientX, clientY + moved);
  return under?.closest<HTMLElement>(`[${NAME}]`) ?? undefined;
}

/** The hints of names in code: their types. */
export const nameTypes: HintKind = {
  selector: `[${NAME}]`,
  async contentOf(name) {
    const block = name.closest(`[${TYPES}]`);
    const type = block && (await typesOf(block)).types[Number(name.getAttribute(NAME))];
    if (!type) return undefined;
    const { text, comment, href } = type;
    return [
      makeElement('code', {}, text),
      ...(comment === undefined ? [] : [makeElement('p', {}, comment)]),
      ...(href === undefined ? [] : [makeElement('a', { href }, message('Open in the reference'))]),
    ];
  },
};

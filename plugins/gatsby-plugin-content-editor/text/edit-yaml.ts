import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isValues, type Values } from '../form/form-values';
import {
  columnOf,
  contentEnd,
  type Edit,
  edited,
  flowText,
  type Item,
  itemText,
  pairText,
  rebuilt,
  valueText,
} from './yaml-text';

/** Returns, for each item of an edited list, its index in the original list; undefined for a new item. */
function aligned(
  before: readonly unknown[],
  after: readonly unknown[],
): (number | undefined)[] {
  const told = before.map((value) => JSON.stringify(value));
  const unused = new Set(before.keys());
  const take = (place: number | undefined) => {
    if (place !== undefined) unused.delete(place);
    return place;
  };
  // First, match the unchanged items, wherever they are now.
  const places = after.map((value, nth) => {
    const text = JSON.stringify(value);
    if (told[nth] === text && unused.has(nth)) return take(nth);
    return take([...unused].find((place) => told[place] === text));
  });
  // Then match each of the others with an unused item between the same neighbours.
  return places.map((place, nth) => {
    if (place !== undefined) return place;
    const from = places.slice(0, nth).findLast((one) => one !== undefined) ?? -1;
    const to = places.slice(nth + 1).find((one) => one !== undefined) ?? before.length;
    const found = take([...unused].find((one) => one > from && one < to));
    places[nth] = found;
    return found;
  });
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Applies the changes of a value to its YAML text. Everything else is kept byte for byte: comments, order, quotes and
 * blank lines. (`yaml` could stringify its document again, but it folds and unfolds lines that nobody edited.)
 *
 * @param before the value of the text; properties that it leaves out are not touched
 * @throws Error if the text is not valid YAML
 */
export function editYaml(text: string, before: unknown, after: unknown): string {
  if (same(before, after)) return text;
  const { contents, errors } = parseDocument(text);
  if (errors[0]) throw new Error(errors[0].message);
  if (!contents || !isCollection(contents))
    return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${stringify(after, { lineWidth: 0, singleQuote: true })}`;
  return edited(
    text,
    0,
    text.length,
    editsOf({ text, flow: false, inMap: true, indent: 0 }, contents, before, after),
  );
}

/** The context of a node. */
interface Place {
  text: string;
  /** Whether the node is inside brackets (flow style). */
  flow: boolean;
  /** Whether the node follows a key, rather than a dash. */
  inMap: boolean;
  /** Indentation of that key or dash. */
  indent: number;
}

function editsOf(place: Place, node: Node, before: unknown, after: unknown): Edit[] {
  if (same(before, after)) return [];
  if (isMap(node) && isValues(before) && isValues(after) && !isEmpty(node, after))
    return editMap(place, node as YAMLMap<Node, Node | null>, before, after);
  if (isSeq(node) && Array.isArray(before) && Array.isArray(after) && !isEmpty(node, after))
    return editList(place, node as YAMLSeq<Node>, before, after);
  return [replaced(place, node, after)];
}

/** Returns whether a list or map was empty or becomes empty. It is then replaced as a whole. */
const isEmpty = (node: { items: unknown[] }, after: object): boolean =>
  node.items.length === 0 || Object.keys(after).length === 0;

function replaced({ text, flow, inMap, indent }: Place, node: Node, after: unknown): Edit {
  const [start = 0] = node.range ?? [];
  const end = contentEnd(text, node);
  if (flow) return { start, end, text: flowText(after) };
  if (!inMap) return { start, end, text: itemText(after, indent, node) };
  // Replace from the colon on: a block begins on the next line, a plain value on the same line.
  const colon = start - (/\s*$/.exec(text.slice(0, start))?.[0].length ?? 0);
  return { start: colon, end, text: valueText(after, indent, node) };
}

const keyOf = ({ key }: Pair<Node, Node | null>): string =>
  isScalar(key) ? String(key.value) : '';

function editMap(
  place: Place,
  node: YAMLMap<Node, Node | null>,
  before: Values,
  after: Values,
): Edit[] {
  const flow = node.flow === true;
  const { text } = place;
  const indent = columnOf(text, node.items[0]?.key.range?.[0] ?? 0);
  const old = node.items.map((pair): Item & { name: string } => {
    const name = keyOf(pair);
    const [start = 0, keyEnd = 0] = pair.key.range ?? [];
    const end = pair.value ? contentEnd(text, pair.value) : keyEnd;
    const inner = { text, flow, inMap: true, indent };
    const edits =
      name in after && pair.value ? editsOf(inner, pair.value, before[name], after[name]) : [];
    return { name, start, end: Math.max(end, keyEnd), edits };
  });
  const names = new Set(old.map(({ name }) => name));
  const kept = old.filter(({ name }) => name in after || !(name in before));
  const added = Object.keys(after).filter((name) => !names.has(name));
  if (added.length === 0 && kept.length === old.length) return old.flatMap(({ edits }) => edits);
  const order: (Item | string)[] = [...kept];
  for (const name of added) {
    const earlier = Object.keys(after).slice(0, Object.keys(after).indexOf(name));
    const behind = order.findLastIndex((one) => earlier.includes(nameOf(one)));
    order.splice(behind + 1, 0, name);
  }
  return [
    rebuilt(
      text,
      node,
      old,
      flow,
      indent,
      order.map((one) =>
        typeof one !== 'string'
          ? one
          : flow
            ? flowPair(one, after[one])
            : pairText(one, after[one], indent),
      ),
    ),
  ];
}

const nameOf = (one: Item | string): string =>
  typeof one === 'string' ? one : (one as Item & { name: string }).name;

const flowPair = (name: string, value: unknown): string =>
  flowText({ [name]: value })
    .slice(1, -1)
    .trim();

function editList(place: Place, node: YAMLSeq<Node>, before: unknown[], after: unknown[]): Edit[] {
  const flow = node.flow === true;
  const { text } = place;
  const firstStart = node.items[0]?.range?.[0] ?? 0;
  const dash = flow ? firstStart : text.lastIndexOf('-', firstStart - 1);
  const indent = columnOf(text, dash);
  const places = aligned(before, after);
  const old = node.items.map((item, nth): Item => {
    const [start = 0] = item.range ?? [];
    const now = places.indexOf(nth);
    const inner = { text, flow, inMap: false, indent };
    const edits = now === -1 ? [] : editsOf(inner, item, before[nth], after[now]);
    return {
      start: flow ? start : text.lastIndexOf('-', start - 1),
      end: contentEnd(text, item),
      edits,
    };
  });
  if (places.length === old.length && places.every((one, nth) => one === nth))
    return old.flatMap(({ edits }) => edits);
  const flowItems = node.items.every((item) => isCollection(item) && item.flow === true);
  return [
    rebuilt(
      text,
      node,
      old,
      flow,
      indent,
      places.map((one, nth) => {
        const was = one === undefined ? undefined : old[one];
        if (was) return was;
        if (flow) return flowText(after[nth]);
        return `- ${flowItems ? flowText(after[nth]) : itemText(after[nth], indent, node.items[0])}`;
      }),
    ),
  ];
}

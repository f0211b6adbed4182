import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  stringify,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isValues, type Values } from '../form/to-form';
import { aligned } from './aligned';
import {
  columnOf,
  contentEnd,
  flowText,
  itemText,
  nextLine,
  pairText,
  valueText,
} from './yaml-text';

/** A stretch of a text, and what takes its place. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Writes into a YAML text what has changed of its value. All else stays as it is, to the byte: comments, order, quotes,
 * blank lines. (`yaml` could write its document anew, but folds and unfolds lines that nobody touched.)
 *
 * @param before the value as the text has it; what it leaves out is left alone
 * @throws Error where the text is no YAML
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

const edited = (text: string, from: number, to: number, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => a.start - b.start)
    .reduceRight(
      (rest, { start, end, text: own }) =>
        rest.slice(0, start - from) + own + rest.slice(end - from),
      text.slice(from, to),
    );

/** Where a node stands. */
interface Place {
  text: string;
  /** Within brackets. */
  flow: boolean;
  /** Behind a key, or behind a dash. */
  inMap: boolean;
  /** Of that key or dash. */
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

/** A list or map that had nothing, or is to have nothing, is written anew. */
const isEmpty = (node: { items: unknown[] }, after: object): boolean =>
  node.items.length === 0 || Object.keys(after).length === 0;

function replaced({ text, flow, inMap, indent }: Place, node: Node, after: unknown): Edit {
  const [start = 0] = node.range ?? [];
  const end = contentEnd(text, node);
  if (flow) return { start, end, text: flowText(after) };
  if (!inMap) return { start, end, text: itemText(after, indent, node) };
  // From the colon on: a block begins on the next line, a word on the same.
  const colon = start - (/\s*$/.exec(text.slice(0, start))?.[0].length ?? 0);
  return { start: colon, end, text: valueText(after, indent, node) };
}

interface Item {
  /** The node that edits are made in. */
  node: Node | null;
  start: number;
  end: number;
  edits: Edit[];
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
    return { name, node: pair.value, start, end: Math.max(end, keyEnd), edits };
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
      node: item,
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

/** A list or map of other items, or of the same in another order: each item that stays takes its comments along. */
function rebuilt(
  text: string,
  node: Node,
  old: readonly Item[],
  flow: boolean,
  indent: number,
  order: readonly (Item | string)[],
): Edit {
  if (flow) {
    const [start = 0, end = 0] = node.range ?? [];
    const items = order.map((one) =>
      typeof one === 'string' ? one : edited(text, one.start, one.end, one.edits),
    );
    const [open, close] = isMap(node) ? ['{ ', ' }'] : ['[', ']'];
    return { start, end, text: `${open}${items.join(', ')}${close}` };
  }
  const start = old[0]?.start ?? 0;
  const end = nextLine(text, old.at(-1)?.end ?? 0);
  const lines = order.map((one) => {
    if (typeof one === 'string') return `${' '.repeat(indent)}${one}\n`;
    const nth = old.indexOf(one);
    const from = nth === 0 ? start : nextLine(text, old[nth - 1]?.end ?? 0);
    const own = edited(text, from, nextLine(text, one.end), one.edits);
    return `${nth === 0 ? ' '.repeat(indent) : ''}${own.endsWith('\n') ? own : `${own}\n`}`;
  });
  const whole = lines.join('').trimStart();
  return { start, end, text: text.endsWith('\n') || end < text.length ? whole : whole.trimEnd() };
}

import { CST, Document, parseDocument, Parser, stringify } from 'yaml';
import {
  type Collection,
  entryText,
  hasContent,
  isFlow,
  isMap,
  isMark,
  type Item,
  rawToken,
  sourceAfter,
  sourceAfterItem,
  sourceOf,
  STYLE,
  textOf,
} from './yaml-tokens';

/**
 * Edits a YAML text so that its value changes from `before` to `after`. Everything else is kept byte for byte:
 * comments, order, quotes, blank lines and line endings. An item that moves takes its comments along.
 *
 * @example
 *   editYaml('- { a: 1 } # one\n', [{ a: 1 }], [{ a: 1 }, { a: 2 }]);
 *   // '- { a: 1 } # one\n- { a: 2 }\n'
 *
 * @param before the value of the text; properties that it leaves out are not touched
 * @throws Error if the text is not valid YAML
 */
export function editYaml(text: string, before: unknown, after: unknown): string {
  if (same(before, after)) return text;
  const [error] = parseDocument(text).errors;
  if (error) throw new Error(error.message);
  // `Document.toString()` would reformat lines that nobody edited: it changes line endings, the byte order mark, blank
  // lines, spaces before comments and brackets, and line breaks in texts. Edit the source's tokens instead, because
  // they keep every byte.
  const tokens = [...new Parser().parse(text)];
  const root = tokens.find((token) => token.type === 'document');
  if (!CST.isCollection(root?.value))
    return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${stringify(after, STYLE)}`;
  if (!editItems(root.value, before, after))
    root.value = rawToken(textOf(new Document(after)), sourceAfter(root.value));
  return sourceOf(tokens);
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** An entry of a map or list after the change. */
interface Entry {
  /** The entry's key in a map; empty in a list. */
  name: string;
  /** The entry's item before the change; undefined if the entry is new. */
  item?: Item | undefined;
  before?: unknown;
  after: unknown;
}

/**
 * Edits the items of a map or list. Returns false if the value has to be replaced as a whole, because it is neither a
 * map nor a list, or because it was empty or becomes empty.
 */
function editItems(token: CST.Token, before: unknown, after: unknown): boolean {
  if (!CST.isCollection(token)) return false;
  const items = (token.items as Item[]).filter(hasContent);
  const entries = entriesAfter(token, items, before, after);
  if (items.length === 0 || entries.length === 0) return false;
  for (const entry of entries) if (entry.item) editItem(token, entry.item, entry);
  if (entries.length !== items.length || entries.some(({ item }, nth) => item !== items[nth]))
    rebuildItems(token, items, entries);
  return true;
}

function entriesAfter(token: Collection, items: readonly Item[], before: unknown, after: unknown) {
  if (isMap(token) && isValues(before) && isValues(after)) return mapEntries(items, before, after);
  if (!isMap(token) && Array.isArray(before) && Array.isArray(after))
    return listEntries(items, before, after);
  return [];
}

type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the entries of a map after the change, in the order of the text. A new entry follows the last entry that
 * precedes it in the new value.
 */
function mapEntries(items: readonly Item[], before: Values, after: Values): Entry[] {
  const all = items.map((item): Entry => {
    const name = CST.resolveAsScalar(item.key)?.value ?? '';
    return { name, item, before: before[name], after: after[name] };
  });
  const entries = all.filter(({ name }) => name in after || !(name in before));
  Object.keys(after).forEach((name, nth, names) => {
    if (all.some((one) => one.name === name)) return;
    const earlier = entries.findLastIndex(
      (one) => names.indexOf(one.name) < nth && one.name in after,
    );
    entries.splice(earlier + 1, 0, { name, after: after[name] });
  });
  return entries;
}

function listEntries(
  items: readonly Item[],
  before: readonly unknown[],
  after: readonly unknown[],
): Entry[] {
  const unused = new Set(before.keys());
  const take = (place: number | undefined) => {
    if (place !== undefined) unused.delete(place);
    return place;
  };
  // First, match each new value with an equal old item, wherever that item was.
  const places = after.map((value, nth) => {
    if (unused.has(nth) && same(before[nth], value)) return take(nth);
    return take([...unused].find((place) => same(before[place], value)));
  });
  // Then match each remaining value with an unmatched old item between the items of its neighbors.
  places.forEach((place, nth) => {
    if (place !== undefined) return;
    const from = places.slice(0, nth).findLast((one) => one !== undefined) ?? -1;
    const to = places.slice(nth + 1).find((one) => one !== undefined) ?? before.length;
    places[nth] = take([...unused].find((one) => one > from && one < to));
  });
  return places.map((place = -1, nth) => ({
    name: '',
    item: items[place],
    before: before[place],
    after: after[nth],
  }));
}

/** Changes the value of an item. */
function editItem(parent: Collection, item: Item, { before, after }: Entry): void {
  const { start, sep, value } = item;
  if (same(before, after)) return;
  if (value && (isMap(parent) || !sep)) {
    if (editItems(value, before, after) || editWords(value, before, after)) return;
  }
  // Cut off the placeholder key or the dash, but keep the colon and the white space that follow, because the value may
  // start on a new line.
  const text = entryText(parent, 'k', after, CST.isScalar(value) ? value : undefined);
  const isFlowList = isFlow(parent) && !isMap(parent);
  item.value = rawToken(text.slice(isFlowList ? 0 : 1), sourceAfterItem(item));
  item.sep = [];
  if (isMap(parent)) return;
  item.key = null;
  if (!isFlowList) item.start = start.slice(0, start.findIndex(isMark) + 1);
}

/**
 * Replaces the words of a block scalar one by one, so that the line breaks stay where they are. Returns false if the
 * number of words changes.
 */
function editWords(token: CST.Token, before: unknown, after: unknown): boolean {
  if (token.type !== 'block-scalar' || typeof before !== 'string' || typeof after !== 'string')
    return false;
  const words = after.match(/\S+/g) ?? [];
  const was = token.source;
  token.source = was.replace(/\S+/g, (word) => words.shift() ?? word);
  if (words.length === 0 && CST.resolveAsScalar(token).value === after) return true;
  token.source = was;
  return false;
}

/** Rewrites a map or list whose items were added, removed or reordered. */
function rebuildItems(token: Collection, items: readonly Item[], entries: readonly Entry[]): void {
  if (isFlow(token)) {
    const texts = entries.map((entry) => {
      if (!entry.item) return entryText(token, entry.name, entry.after);
      const text = CST.stringify({ ...entry.item, start: [] });
      return text.slice(0, text.length - sourceAfterItem(entry.item).length);
    });
    const space = isMap(token) ? ' ' : '';
    token.items = [{ start: [], value: rawToken(space + texts.join(', ') + space) }];
    return;
  }
  // Write new list items in the style of the first item that is not in brackets, or of the first item if all are in
  // brackets.
  const like = isMap(token) ? undefined : (items.find(({ value }) => !isFlow(value)) ?? items[0]);
  const lines = entries.map((entry) => {
    // Indent the first item and new items. The source of any other item includes its indentation.
    const indent = entry.item && entry.item !== items[0] ? '' : ' '.repeat(token.indent);
    const text = entry.item
      ? CST.stringify(entry.item)
      : entryText(token, entry.name, entry.after, like?.value);
    return indent + text + (text.endsWith('\n') ? '' : '\n');
  });
  const text = lines.join('').trimStart();
  const block = sourceOf(items).endsWith('\n') ? text : text.replace(/\r?\n$/, '');
  const rest = (token.items as Item[]).filter((item) => !hasContent(item));
  Object.assign(token, { items: [{ start: [], value: rawToken(block) }, ...rest] });
}

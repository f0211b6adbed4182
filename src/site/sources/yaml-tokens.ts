import { CST, Document, isCollection, isScalar, Scalar, visit } from 'yaml';

/** The repository's YAML style: long texts on one line, single quotes. */
export const STYLE = { lineWidth: 0, singleQuote: true };

/** A map or list in the source. The white space and comments after its last item are stored as another item. */
export type Collection = CST.BlockMap | CST.BlockSequence | CST.FlowCollection;

/** An item of a list, or a key with its value. */
export type Item = CST.CollectionItem;

/** Whether a value is in brackets. */
export const isFlow = (token: CST.Token | null | undefined): token is CST.FlowCollection =>
  token?.type === 'flow-collection';

/** Whether a collection is a map. */
export const isMap = (token: Collection): boolean =>
  isFlow(token) ? token.start.type === 'flow-map-start' : token.type === 'block-map';

/** Whether an item has a key, a value or a dash, and is not just the white space and comments after the last item. */
export const hasContent = ({ start, key, sep, value }: Item): boolean =>
  Boolean(key ?? sep ?? value) || start.some(({ type }) => type === 'seq-item-ind');

/** Returns the source of tokens. */
export const sourceOf = (tokens: readonly (CST.Token | Item)[] = []): string =>
  tokens.map((token) => CST.stringify(token)).join('');

/** Returns a token with this source, followed by white space and comments. */
export function rawToken(source: string, rest = ''): CST.FlowScalar {
  const place = { offset: 0, indent: 0 };
  return { ...place, type: 'scalar', source, end: [{ ...place, type: 'space', source: rest }] };
}

/** Returns the white space and comments that belong to a value and follow its content. */
export function sourceAfter(token: CST.Token): string {
  if (isFlow(token)) return sourceOf(token.end.slice(1));
  if (token.type === 'block-scalar')
    return /(?:\r?\n[ \t]*)*$/.exec(CST.stringify(token))?.[0] ?? '';
  if (!CST.isCollection(token)) return 'end' in token ? sourceOf(token.end) : '';
  const items: Item[] = token.items;
  const nth = items.findLastIndex(hasContent);
  const last = items[nth];
  return (last ? sourceAfterItem(last) : '') + sourceOf(items.slice(nth + 1));
}

/** Returns the white space and comments after an item, or after the colon or dash of one without a value. */
export function sourceAfterItem({ start, key, sep, value }: Item): string {
  if (value) return sourceAfter(value);
  const marks = sep ?? (key ? [] : start);
  return sourceOf(marks.slice(marks.findIndex(isMark) + 1));
}

/** Whether a token is the colon of a key, or the dash of an item. */
export const isMark = ({ type }: CST.SourceToken): boolean =>
  type === 'map-value-ind' || type === 'seq-item-ind';

/**
 * Returns an entry of a map or list as YAML, without its leading white space and its newline.
 *
 * @param name key in a map; unused in a list
 * @param like a value whose quotes or brackets the entry's value also gets
 */
export function entryText(
  parent: Collection,
  name: string,
  value: unknown,
  like?: CST.Token,
): string {
  const document = new Document(isMap(parent) ? { [name]: value } : [value]);
  const { contents } = document;
  if (isFlow(parent) && isCollection(contents)) contents.flow = true;
  const node = document.getIn([isMap(parent) ? name : 0], true);
  if (isCollection(node) && isFlow(like)) node.flow = true;
  const style = CST.isScalar(like) && CST.resolveAsScalar(like).type;
  if (isScalar(node) && style) node.type = style;
  const text = textOf(document);
  if (isFlow(parent)) return text.slice(1, -1).trim();
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(parent.indent)}`);
}

/**
 * Returns a document as YAML without its final newline, because the surrounding text already contains one. A text that
 * starts or ends in white space is quoted because a block would lose that space.
 */
export function textOf(document: Document): string {
  visit(document, {
    Scalar(_, scalar) {
      if (typeof scalar.value === 'string' && scalar.value.trim() !== scalar.value)
        scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return document.toString(STYLE).trim();
}

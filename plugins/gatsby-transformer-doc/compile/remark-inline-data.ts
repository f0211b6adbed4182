import type { InlineCode, PhrasingContent, Root, TableCell } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { dayOf, READ, readStatus, STATUS_FILE } from '../../../src/site/data/status';
import { suggest } from '../../../src/site/sources/suggest';
import type { CompileSettings } from './compile-settings';
import { dayInWords, splitCode } from './data-markup';
import { propsOf } from './mdast-nodes';
import { type ErrorAddress, ERROR_ADDRESSES } from './source-parts';

/**
 * Replaces `<Fact of="hardhat-3" show="read" />` by text: the date on which a fact was last checked, or one of its
 * values.
 */
export function remarkFacts({ readSource }: Pick<CompileSettings, 'readSource'>) {
  return (tree: Root, file: VFile): void => {
    let facts: Map<string, Map<string, string>> | undefined;
    visit(tree, 'mdxJsxTextElement', (node, index, parent) => {
      if (node.name !== 'Fact' || !parent || index === undefined) return undefined;
      const { of, show } = (propsOf(node) ?? {}) as Partial<Record<string, string>>;
      if (of === undefined || show === undefined) return undefined;
      facts ??= readFacts(readSource(STATUS_FILE));
      const fact = facts.get(of);
      const value = fact?.get(show);
      if (value === undefined) {
        const message = fact
          ? `the fact "${of}" has no value "${show}"; ${suggest(show, [...fact.keys()])}`
          : `${STATUS_FILE} has no entry with the id "${of}"; ${suggest(of, [...facts.keys()])}`;
        file.message(`<Fact>: ${message}`, { place: node.position });
        return undefined;
      }
      const words = inWords(value);
      for (const word of words) word.position = node.position;
      parent.children.splice(index, 1, ...words);
      return [SKIP, index + words.length];
    });
  };
}

/**
 * Returns the values that `<Fact>` can show, by name, for each status line that has an id. The date of the last check
 * is one of these values.
 */
const readFacts = (text: string | undefined): Map<string, Map<string, string>> =>
  new Map(
    (text === undefined ? [] : readStatus(text)).flatMap((line) =>
      line.id === undefined
        ? []
        : [[line.id, new Map([[READ, dayOf(line)], ...Object.entries(line.values ?? {})])]],
    ),
  );

/** Formats a date in words. In any other value, text in backticks becomes code. */
const inWords = (value: string): PhrasingContent[] =>
  /^\d{4}-\d\d-\d\d$/.test(value)
    ? [{ type: 'text', value: dayInWords(value) }]
    : splitCode(value).map((part) => ({
        type: part.isCode ? 'inlineCode' : 'text',
        value: part.value,
      }));

/**
 * Links each revert in the first column of a "You see …" table to its entry in the catalog. The entry describes the
 * error in general, whereas the row describes it in the context of the page.
 */
export function remarkErrorLinks({ readSource }: Pick<CompileSettings, 'readSource'>) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'table', ({ children: [head, ...rows] }) => {
      if (!isAboutErrors(head?.children[0])) return;
      const addresses = JSON.parse(readSource(ERROR_ADDRESSES) ?? '[]') as ErrorAddress[];
      for (const { children } of rows) {
        const [cell] = children;
        if (!cell) continue;
        cell.children = cell.children.map((node) =>
          node.type === 'inlineCode' ? linked(node, addresses, file) : node,
        );
      }
    });
  };
}

const isAboutErrors = (cell: TableCell | undefined): boolean => {
  const [first] = cell?.children ?? [];
  return first?.type === 'text' && first.value.startsWith('You see');
};

function linked(node: InlineCode, addresses: ErrorAddress[], file: VFile): PhrasingContent {
  const entries = addresses.filter(({ code }) => code === node.value);
  const [entry] = entries;
  if (!entry) return node;
  if (entries.length > 1) {
    const links = entries.map(({ code, href }) => `[\`${code}\`](${href})`).join(' or ');
    file.message(`two contracts revert with "${node.value}", so choose one: write ${links}`, {
      place: node.position,
    });
  }
  return { type: 'link', url: entry.href, children: [node], position: node.position };
}

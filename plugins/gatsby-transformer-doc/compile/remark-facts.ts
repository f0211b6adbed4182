import type { PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { dayOf, READ, readStatus, STATUS_FILE } from '../../../src/site/data/status';
import { suggest } from '../../../src/site/sources/suggest';
import type { CompileSettings } from './compile-settings';
import { splitCode } from './data-context';
import { dayInWords } from './day-in-words';
import { propsOf } from './jsx-nodes';
import { report } from './problems';

/**
 * Replaces `<Fact of="hardhat-3" show="read" />` by text: the day on which a fact was last checked, or one of its
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
        report(file, node, `<Fact>: ${message}`);
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
 * Returns the values that `<Fact>` can show, by name, for each status line that has an id. The day of the last check is
 * one of them.
 */
const readFacts = (text: string | undefined): Map<string, Map<string, string>> =>
  new Map(
    (text === undefined ? [] : readStatus(text)).flatMap((line) =>
      line.id === undefined
        ? []
        : [[line.id, new Map([[READ, dayOf(line)], ...Object.entries(line.values ?? {})])]],
    ),
  );

/** Formats a day in words; in any other text, backticks mark code. */
const inWords = (value: string): PhrasingContent[] =>
  /^\d{4}-\d\d-\d\d$/.test(value)
    ? [{ type: 'text', value: dayInWords(value) }]
    : splitCode(value).map((part) => ({
        type: part.isCode ? 'inlineCode' : 'text',
        value: part.value,
      }));

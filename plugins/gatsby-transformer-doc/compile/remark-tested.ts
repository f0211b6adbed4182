import { toString } from 'mdast-util-to-string';
import type { PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { TERM, TESTED, TESTED_TEXT } from '../../../src/markup/hints/names';
import { readSampleIndex, SAMPLE_INDEX } from '../../../src/site/samples/sample-index';
import { nearest } from '../../../src/site/sources/suggest';
import type { CompileSettings } from './compile-settings';
import { propsOf, type Properties, text } from './mdast-nodes';
import { ifRight } from './source-parts';

/**
 * Replaces `<Tested file="tests/a.test.ts">What was run.</Tested>` by a mark that links to the test. The mark shows
 * what was run as a hint, and as text where there are no hints: on touch screens, on paper and for screen readers.
 * Without `sourceUrl` in the settings, there is no link, so the text is always shown.
 *
 * @example
 * '<a class="tested" href="https://code.example/tests/a.test.ts">tested<span>: What was run.</span></a>'
 */
export function remarkTested({ readSource, sourceUrl, message }: CompileSettings) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxTextElement', (node, index, parent) => {
      if (node.name !== 'Tested' || !parent || index === undefined) return undefined;
      const { file: test } = (propsOf(node) ?? {}) as Partial<Record<string, string>>;
      const fail = (reason: string) => file.message(reason, { place: node.position });
      if (test !== undefined && readSource(test) === undefined) {
        const listed = ifRight(() => readSampleIndex(readSource(SAMPLE_INDEX) ?? '[]'));
        const tests = new Set([...(listed?.values() ?? [])].map((entry) => entry.test));
        fail(`<Tested>: there is no file ${test}; ${nearest(test, [...tests])}`);
      }
      const run = toString(node).trim();
      if (run === '')
        fail(
          '<Tested> is empty: write what was run, as in <Tested file="…">What was run.</Tested>',
        );
      if (node.children.some(({ type }) => type !== 'text' && type !== 'inlineCode'))
        fail('<Tested> can contain only text and code in backticks');
      const words = [
        text(message('tested')),
        inline('span', { className: [TESTED_TEXT] }, [text(': '), ...node.children]),
      ];
      const mark =
        sourceUrl === undefined
          ? inline('span', { className: [TESTED] }, words)
          : inline(
              'a',
              {
                className: [TESTED],
                href: `${sourceUrl}/${test ?? ''}`,
                rel: ['noopener'],
                [TERM]: '',
              },
              words,
            );
      parent.children.splice(index, 1, mark);
      return [SKIP, index + 1];
    });
  };
}

/** Returns an inline node that renders as the element `tag`. */
const inline = (
  tag: string,
  properties: Properties,
  children: PhrasingContent[],
): PhrasingContent => ({
  type: 'emphasis',
  children,
  data: { hName: tag, hProperties: properties },
});

import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { contentComponents } from '../../../src/site/content/content-components';
import { checkProps } from './check-props';
import { checkTabs, expandDetails, expandTabs } from './expand-markup';
import type { CompileSettings } from './compile-settings';
import { dataComponents } from './remark-data-components';
import { isJsx, type Jsx } from './mdast-nodes';
import { report } from './problems';
import { suggest } from '../../../src/site/sources/suggest';

/** Components that expand to plain markup here, without a script of their own. */
const markup = { Tabs: expandTabs, Details: expandDetails };

/**
 * Components handled by other steps: `remark-glossary.ts`, `remark-inline-data.ts` and, with access to the packages,
 * `reference/remark-reference.ts`.
 */
const elsewhere = ['GlossaryTerms', 'Fact', 'ApiReference', 'Member'];
const known: readonly string[] = [
  ...contentComponents,
  ...Object.keys(markup),
  ...Object.keys(dataComponents),
  ...elsewhere,
  'Tab',
];

/** Components that may contain text. */
const WITH_TEXT: readonly string[] = ['ApiReference', 'Details', 'Member', 'Tab', 'Tabs'];

/** Returns mistakes in a component's position or content that would otherwise be dropped from the page silently. */
function misplaced({ name, type, children }: Jsx): string[] {
  const isBlock = Object.hasOwn(dataComponents, name ?? '') || name === 'GlossaryTerms';
  return [
    ...(type === 'mdxJsxTextElement' && isBlock
      ? [`<${name}> must be on a line of its own, with an empty line above and below`]
      : []),
    ...(type === 'mdxJsxFlowElement' && name === 'Fact'
      ? ['<Fact> must be inside a sentence']
      : []),
    ...(children.length > 0 && !WITH_TEXT.includes(name ?? '')
      ? [`<${name}> can't contain text: write <${name} … />`]
      : []),
  ];
}

/**
 * Checks the name and props of every component, and expands those that are plain markup.
 *
 * @example
 * '<Details summary="More">Text.</Details>' -> '<details><summary>More</summary><div>Text.</div></details>'
 */
export function remarkComponents({ tabs }: Pick<CompileSettings, 'tabs'>) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (!isJsx(node)) return;
      const name = node.name ?? '';
      if (!known.includes(name)) {
        report(
          file,
          node,
          /^[a-z]/.test(name)
            ? `the HTML element <${name}> isn't allowed; use Markdown or a component`
            : `there is no component <${name}>; ${suggest(name, known)}`,
        );
        return;
      }
      checkProps(node, file);
      for (const mistake of misplaced(node)) report(file, node, mistake);
    });
    let group = 0;
    visit(tree, (node, index, parent) => {
      if (!isJsx(node)) return;
      if (!parent || index === undefined) return;
      if (node.name === 'Tab' && !('name' in parent && parent.name === 'Tabs')) {
        report(file, node, '<Tab> must be inside <Tabs>');
      }
      if (!Object.hasOwn(markup, node.name ?? '')) return;
      const expand = markup[node.name as keyof typeof markup];
      group += 1;
      if (node.name === 'Tabs') checkTabs(node, file, tabs);
      const element = expand(node, file, `${group}`);
      parent.children[index] = element;
    });
  };
}

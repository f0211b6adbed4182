import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { checkProps } from './check-props';
import type { CompileSettings } from './compile-settings';
import { componentNames, findComponent } from './components';
import { isJsx, type Jsx } from './mdast-nodes';
import { suggest } from '../../../src/site/sources/suggest';

/**
 * Returns messages about a component that is in the wrong place, or that contains text although it may not. Without
 * them, the page would silently leave out the component or the text.
 */
function misplaced({ name, type, children }: Jsx): string[] {
  const { draw, only = draw && 'block', holdsText } = findComponent(name) ?? {};
  return [
    ...(type === 'mdxJsxTextElement' && only === 'block'
      ? [`<${name}> must be on a line of its own, with an empty line above and below`]
      : []),
    ...(type === 'mdxJsxFlowElement' && only === 'inline'
      ? [`<${name}> can't be on a line of its own: write it inside a sentence`]
      : []),
    ...(children.length > 0 && !holdsText
      ? [`<${name}> can't contain text: write <${name} … />`]
      : []),
  ];
}

/**
 * Checks the name, props, place and content of every component, and converts tabs and details to plain markup.
 *
 * @example
 * '<Details summary="More">Text.</Details>' -> '<details><summary>More</summary><div>Text.</div></details>'
 */
export function remarkComponents({ tabs }: Pick<CompileSettings, 'tabs'>) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (!isJsx(node)) return;
      const name = node.name ?? '';
      if (!findComponent(name)) {
        file.message(
          /^[a-z]/.test(name)
            ? `the HTML element <${name}> isn't allowed; use Markdown or a component`
            : `there is no component <${name}>; ${suggest(name, componentNames)}`,
          { place: node.position },
        );
        return;
      }
      checkProps(node, file);
      for (const mistake of misplaced(node)) file.message(mistake, { place: node.position });
    });
    let group = 0;
    visit(tree, (node, index, parent) => {
      if (!isJsx(node)) return;
      if (!parent || index === undefined) return;
      if (node.name === 'Tab' && !('name' in parent && parent.name === 'Tabs')) {
        file.message('<Tab> must be inside <Tabs>', { place: node.position });
      }
      const expand = findComponent(node.name)?.expand;
      if (!expand) return;
      group += 1;
      parent.children[index] = expand(node, file, { id: `${group}`, tabs });
    });
  };
}

import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type {} from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { suggest } from '../../../src/site/sources/suggest';
import {
  ADMONITION_KINDS,
  admonitionKinds,
  isAdmonitionKind,
} from '../../../src/site/design/admonition-kinds';
import { ADMONITION, ADMONITION_TITLE } from '../../../src/markup/admonitions/names';
import type { CompileSettings } from './compile-settings';

/**
 * Converts `:::note[Title]` to an admonition, `<aside class="admonition admonition-note">`. The docs do not use text
 * and leaf directives, so anything that the parser reads as one, such as `:amount` in "token:amount", becomes text
 * again.
 */
export function remarkAdmonitions({ message }: Pick<CompileSettings, 'message'>) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'textDirective' || node.type === 'leafDirective') {
        const { start, end } = node.position ?? {};
        const value = String(file.value).slice(start?.offset, end?.offset);
        if (parent && index !== undefined) {
          const text = { type: 'text' as const, value };
          parent.children[index] =
            node.type === 'textDirective' ? text : { type: 'paragraph', children: [text] };
        }
        return;
      }
      if (node.type !== 'containerDirective') return;
      if (!isAdmonitionKind(node.name)) {
        file.message(
          `there is no admonition ":::${node.name}"; ${suggest(node.name, admonitionKinds)}`,
          { place: node.position },
        );
        return;
      }
      const name = message(ADMONITION_KINDS[node.name].title);
      const [first] = node.children;
      const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
      if (label) node.children.shift();
      const title: PhrasingContent[] = label ? label.children : [{ type: 'text', value: name }];
      const heading: Paragraph = {
        type: 'paragraph',
        children: title,
        data: { hProperties: { className: [ADMONITION_TITLE] } },
      };
      node.children.unshift(heading);
      node.data = {
        hName: 'aside',
        hProperties: {
          className: [ADMONITION, `${ADMONITION}-${node.name}`],
          role: 'note',
          ariaLabel: label ? undefined : name,
        },
      };
    });
  };
}

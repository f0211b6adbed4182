import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { DIAGRAM, FIGURE, STEPS } from '../../../src/markup/article/names';
import { quotedOptions } from '../../../src/site/samples/code-meta';
import type { CompileSettings } from './compile-settings';
import { drawDiagram, mermaidWords, unknownMermaidLines } from './mermaid';

/** Minimum length of a description, in characters. */
const SHORTEST_ALT = 20;

const PARTICIPANT = /^(?:participant|actor)\s+(\S+)(?:\s+as\s+(.+))?$/;
const MESSAGE = /^(\S+?)\s*(-{1,2})(?:>>?|x|\))[+-]?\s*(\S+?)\s*:\s*(.+)$/;
const NOTE = /^note\s+(?:over|(?:left|right)\s+of)\s+([^:]+):\s*(.+)$/i;

/**
 * Renders the messages and notes of a Mermaid sequence diagram as a list, for screens too narrow for its lifelines.
 * Empty for other diagrams. Search skips the list, because the drawing and its description have the same content.
 */
export function sequenceSteps(text: string): Element[] {
  const lines = text.split('\n').map((line) => line.trim());
  if (lines[0] !== 'sequenceDiagram') return [];
  const names = new Map<string, string>();
  for (const line of lines) {
    const [, id, name = id] = PARTICIPANT.exec(line) ?? [];
    if (id && name) names.set(id, name);
  }
  const nameOf = (id: string) => names.get(id) ?? id;
  const steps = lines.flatMap((line): Element[] => {
    const [, from = '', dash, to = '', said] = MESSAGE.exec(line) ?? [];
    if (said) {
      const between =
        from === to ? nameOf(from) : `${nameOf(from)} ${dash === '--' ? '⇢' : '→'} ${nameOf(to)}`;
      return [h('li', [h('span', between), said])];
    }
    const [, over = '', note] = NOTE.exec(line) ?? [];
    return note
      ? [
          h('li', [
            h(
              'span',
              over
                .split(/\s*,\s*/)
                .map(nameOf)
                .join(', '),
            ),
            note,
          ]),
        ]
      : [];
  });
  return [h(`ol.${STEPS}`, steps)];
}

/**
 * Renders Mermaid fences: ` ```mermaid alt="What it shows, in words" caption="Under it." ` becomes a `<figure>` with an
 * SVG. The description is required, for readers who cannot see the drawing and for search.
 */
export function remarkDiagrams({ message }: Pick<CompileSettings, 'message'>) {
  return (tree: Root, file: VFile): void => {
    let count = 0;
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || !parent || index === undefined) return;
      count += 1;
      const { alt = '', caption = '' } = quotedOptions(node.meta);
      if (alt.length < SHORTEST_ALT) {
        file.message(
          `a diagram needs a description of at least ${SHORTEST_ALT} characters: write \`\`\`mermaid alt="…", with a sentence that says what it shows`,
          { place: node.position },
        );
        parent.children.splice(index, 1);
        return;
      }
      const unknown = unknownMermaidLines(node.value);
      for (const { index: at, line } of unknown) {
        const { line: first = 0, column = 1 } = node.position?.start ?? {};
        const place = { line: first + 1 + at, column };
        file.message(`"${line}" isn't valid in this kind of diagram: correct or remove it`, {
          place,
        });
      }
      if (unknown.length > 0) {
        parent.children.splice(index, 1);
        return;
      }
      try {
        const { svg, width } = drawDiagram(node.value, alt, `diagram-${count}`);
        const raw = { type: 'raw', value: svg };
        const frame = {
          type: 'element',
          tagName: 'div',
          properties: {
            className: [DIAGRAM],
            style: `--width:${width}px`,
            tabIndex: 0,
            role: 'group',
            ariaLabel: message('Diagram'),
          },
          children: [raw],
        };
        const steps = sequenceSteps(node.value);
        const under = {
          type: 'element',
          tagName: 'figcaption',
          properties: {},
          children: [{ type: 'text', value: caption }],
        };
        parent.children[index] = {
          type: 'paragraph',
          children: [],
          position: node.position,
          data: {
            hName: 'figure',
            hProperties: { className: [FIGURE] },
            hChildren: [frame, ...steps, ...(caption ? [under] : [])] as never,
          },
        };
      } catch (error) {
        // The library only throws errors about the text, but its messages require knowledge of its internals, so they
        // are replaced.
        const said = error instanceof Error ? error.message : '';
        file.message(`this diagram cannot be drawn: ${mermaidWords(said)}`, {
          place: node.position,
        });
        parent.children.splice(index, 1);
      }
    });
  };
}

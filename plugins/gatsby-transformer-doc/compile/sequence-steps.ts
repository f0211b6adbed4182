import type { Element } from 'hast';
import { h } from 'hastscript';
import { STEPS } from '../../../src/markup/article/names';

const PARTICIPANT = /^(?:participant|actor)\s+(\S+)(?:\s+as\s+(.+))?$/;
const MESSAGE = /^(\S+?)\s*(-{1,2})(?:>>?|x|\))[+-]?\s*(\S+?)\s*:\s*(.+)$/;
const NOTE = /^note\s+(?:over|(?:left|right)\s+of)\s+([^:]+):\s*(.+)$/i;

/**
 * Renders the messages of a Mermaid sequence diagram as a list, for screens too narrow for its lifelines. Empty for
 * other diagrams. Search skips the list, because the drawing and its description have the same content.
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

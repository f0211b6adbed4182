import { isMap, type Node } from 'yaml';
import { nextLine } from './yaml-text';

/** A stretch of a text, and what takes its place. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** An item of a list or a map, and what changes within it. */
export interface Item {
  start: number;
  end: number;
  edits: Edit[];
}

/** A stretch of a text with the edits that are within it. */
export const edited = (text: string, from: number, to: number, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => a.start - b.start)
    .reduceRight(
      (rest, { start, end, text: own }) =>
        rest.slice(0, start - from) + own + rest.slice(end - from),
      text.slice(from, to),
    );

/** A list or map of other items, or of the same in another order: each item that stays takes its comments along. */
export function rebuilt(
  text: string,
  node: Node,
  old: readonly Item[],
  flow: boolean,
  indent: number,
  order: readonly (Item | string)[],
): Edit {
  if (flow) {
    const [start = 0, end = 0] = node.range ?? [];
    const items = order.map((one) =>
      typeof one === 'string' ? one : edited(text, one.start, one.end, one.edits),
    );
    const [open, close] = isMap(node) ? ['{ ', ' }'] : ['[', ']'];
    return { start, end, text: `${open}${items.join(', ')}${close}` };
  }
  const start = old[0]?.start ?? 0;
  const end = nextLine(text, old.at(-1)?.end ?? 0);
  const lines = order.map((one) => {
    if (typeof one === 'string') return `${' '.repeat(indent)}${one}\n`;
    const nth = old.indexOf(one);
    const from = nth === 0 ? start : nextLine(text, old[nth - 1]?.end ?? 0);
    const own = edited(text, from, nextLine(text, one.end), one.edits);
    return `${nth === 0 ? ' '.repeat(indent) : ''}${own.endsWith('\n') ? own : `${own}\n`}`;
  });
  const whole = lines.join('').trimStart();
  return { start, end, text: text.endsWith('\n') || end < text.length ? whole : whole.trimEnd() };
}

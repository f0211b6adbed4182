import { isMap, type Node } from 'yaml';
import { nextLine } from './yaml-text';

/** A range of a text, with its replacement. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** An item of a list or a map, with the edits inside it. */
export interface Item {
  start: number;
  end: number;
  edits: Edit[];
}

/** Returns a range of a text with the edits inside it applied. */
export const edited = (text: string, from: number, to: number, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => a.start - b.start)
    .reduceRight(
      (rest, { start, end, text: own }) =>
        rest.slice(0, start - from) + own + rest.slice(end - from),
      text.slice(from, to),
    );

/** Rewrites a list or map whose items were added, removed or reordered. Each item that stays keeps its comments. */
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

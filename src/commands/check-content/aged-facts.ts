import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';
import type { ContentProblem } from '../../site/sources/content-problem';

/** A fact: an item of the file's outermost list, or the whole file. */
interface Fact {
  /** The fact's name in the file. */
  name: string;
  /** The latest day on which any source of the fact was read. */
  read: string;
  /** Offset of that day in the text. */
  offset: number;
}

/** Fields that can name a fact, in order of preference. */
const NAMES = ['of', 'repository', 'name'];

/**
 * Finds facts about the outside world that were last checked before a given day. In a data file, each source of a fact
 * has the day on which it was read, as in `read: 2026-11-22`. The latest of these days counts.
 *
 * @param file from the project root
 * @param text of the file; text that is not YAML has no facts
 * @param oldest the earliest acceptable day, such as `2026-08-30`
 */
export function agedFacts(file: string, text: string, oldest: string): ContentProblem[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const facts = new Map<Node | null, Fact>();
  visit(document, {
    Pair: (_, { key, value }, path) => {
      if (!isScalar(key) || key.value !== 'read' || !isScalar<string>(value)) return;
      const list = path.findIndex(isSeq);
      const item = list < 0 ? document.contents : (path[list + 1] as Node);
      const known = facts.get(item);
      if (known && known.read >= value.value) return;
      facts.set(item, {
        name: nameOf(item) ?? file,
        read: value.value,
        offset: key.range?.[0] ?? 0,
      });
    },
  });
  return [...facts.values()]
    .filter(({ read }) => read < oldest)
    .map(({ name, read, offset }) => {
      const { line, col } = lines.linePos(offset);
      const message = `${name} was last checked on ${read}: check its sources again, correct it if needed, and update the date`;
      return { file, line, column: col, message };
    });
}

const nameOf = (node: Node | null): string | undefined =>
  isMap(node)
    ? NAMES.map((name) => node.get(name)).find((name) => typeof name === 'string')
    : undefined;

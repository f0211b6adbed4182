/*
 * Grammar of the Mermaid statements that the drawing library supports. The library silently drops other lines or draws
 * them as something else: `A -->` is an arrow to nothing, and `styl A` a box of that name.
 */

const ID = String.raw`[\p{L}_][\p{L}\p{N}_-]*?`;
const LABEL = [
  String.raw`\[[^\]]+\]`,
  String.raw`\(\([^()]+\)\)`,
  String.raw`\([^()]+\)`,
  String.raw`\(\[[^\]]+\]\)`,
  String.raw`\[\([^()]+\)\]`,
  String.raw`\[\[[^\]]+\]\]`,
  String.raw`\{\{?[^{}]+\}?\}`,
  String.raw`>[^\]]+\]`,
].join('|');
const NODE = `${ID}(?:${LABEL})?(?::::\\w+)?`;
const NODES = String.raw`${NODE}(?:\s*&\s*${NODE})*`;
const ARROW = String.raw`<?(?:-{2,}|={2,}|-\.+-)[>ox]?(?:\s*\|[^|]+\|)?`;
const WORDED = String.raw`<?(?:--\s+\S.*?\s+--|==\s+\S.*?\s+==|-\.\s+\S.*?\s+\.-)[>ox]?`;
const PERSON = String.raw`[\p{L}\p{N}_][\p{L}\p{N}_ -]*?`;
const STATE = String.raw`(?:\[\*\]|[\p{L}_][\p{L}\p{N}_]*)`;

const line = (...forms: string[]) => new RegExp(`^(?:${forms.join('|')})$`, 'u');

/** Diagram types: how each begins, and which lines it may contain. */
const KINDS: readonly { header: RegExp; lines: RegExp }[] = [
  {
    header: /^(?:flowchart|graph)\b/,
    lines: line(
      String.raw`${NODES}(?:\s*(?:${ARROW}|${WORDED})\s*${NODES})*\s*;?`,
      String.raw`subgraph\s+\S.*`,
      'end',
      String.raw`direction\s+(?:TB|TD|BT|LR|RL)`,
      String.raw`(?:classDef|class|style|linkStyle)\s+\S+\s+\S.*`,
    ),
  },
  {
    header: /^sequenceDiagram\b/,
    lines: line(
      String.raw`(?:participant|actor)\s+${PERSON}(?:\s+as\s+\S.*)?`,
      String.raw`${PERSON}\s*--?(?:>>?|x|\))[+-]?\s*${PERSON}\s*:\s*\S.*`,
      String.raw`[Nn]ote\s+(?:left of|right of|over)\s+${PERSON}(?:\s*,\s*${PERSON})?\s*:\s*\S.*`,
      String.raw`(?:loop|alt|opt|par|critical|break)\s+\S.*`,
      String.raw`(?:else|and|option)(?:\s+\S.*)?`,
      'end',
      'autonumber',
      String.raw`(?:activate|deactivate)\s+${PERSON}`,
    ),
  },
  {
    header: /^stateDiagram(?:-v2)?\b/,
    lines: line(
      String.raw`${STATE}\s*-->\s*${STATE}(?:\s*:\s*\S.*)?`,
      String.raw`state\s+"[^"]+"\s+as\s+${STATE}`,
      String.raw`state\s+${STATE}\s*\{?`,
      String.raw`${STATE}\s*:\s*\S.*`,
      String.raw`direction\s+(?:TB|TD|BT|LR|RL)`,
      String.raw`\}`,
    ),
  },
];

/**
 * Returns the lines that the library would drop or misread. A single word passes in a flow chart, because it is a valid
 * node there; a misspelt statement has more words.
 */
export function unknownMermaidLines(text: string): { index: number; line: string }[] {
  const lines = text.split('\n').map((one) => one.trim());
  const kind = KINDS.find(({ header }) => header.test(lines.find((one) => one !== '') ?? ''));
  if (!kind) return [];
  return lines.flatMap((one, index) =>
    one === '' || one.startsWith('%%') || kind.header.test(one) || kind.lines.test(one)
      ? []
      : [{ index, line: one }],
  );
}

/** Explains why a text is not a diagram at all. */
export function mermaidWords(said: string): string {
  if (said.startsWith('Empty')) return 'it is empty';
  const header = /^Invalid mermaid header: "(?<header>.*?)"/.exec(said)?.groups?.header;
  const begin = 'begin with flowchart LR, sequenceDiagram or stateDiagram-v2';
  return header === undefined ? begin : `"${header}" isn't a supported kind of diagram; ${begin}`;
}

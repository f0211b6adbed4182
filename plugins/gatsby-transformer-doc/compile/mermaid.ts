import { createRequire } from 'node:module';
import { join } from 'node:path';
import { escapeHtml } from '../../../src/site/content/escape';

// Load the library by its file path, because Gatsby compiles imports to `require`, and the package's exports have no
// `require` condition.
const entry = join(process.cwd(), 'node_modules/beautiful-mermaid/dist/index.js');
const load = () => createRequire(entry)(entry) as Renderer;

/**
 * The part of the library's API that we use. It is declared here because Gatsby's compiler cannot parse an import type.
 */
interface Renderer {
  renderMermaidSVG(
    text: string,
    options: { padding: number; nodeSpacing: number; layerSpacing: number },
  ): string;
}

/**
 * CSS px per unit of the library's drawings. The smallest text is 11 units high in the library, and 13 px on the site.
 */
const SCALE = 13 / 11;

/**
 * The name of the site's color for each color name of the library. `drawDiagram` removes the library's style sheet,
 * which defines the library's own colors.
 */
const colours: Record<string, string> = {
  text: 'text',
  'text-sec': 'text-muted',
  'text-muted': 'text-muted',
  'text-faint': 'text-muted',
  line: 'text-muted',
  arrow: 'text-muted',
  'node-fill': 'surface',
  'node-stroke': 'border-strong',
  'group-fill': 'surface-sunken',
  'group-hdr': 'surface-sunken',
  'inner-stroke': 'border',
  'key-badge': 'surface-sunken',
};

/** A drawing, and the width in px at which its text is readable. */
export interface Diagram {
  svg: string;
  width: number;
}

/**
 * Renders the Mermaid text of a flow chart, sequence diagram or state diagram as an SVG in the page's fonts and colors.
 *
 * @param prefix a prefix for ids, because every id must be unique in a page
 * @throws Error with a message that explains what is wrong with the text
 */
export function drawDiagram(text: string, alt: string, prefix: string): Diagram {
  const drawn = load().renderMermaidSVG(text, { padding: 8, nodeSpacing: 20, layerSpacing: 36 });
  const [, , width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(drawn)?.[1] ?? '')
    .split(' ')
    .map(Number);
  if (!width || !height) throw new Error('Nothing is drawn');
  const body = drawn
    .slice(drawn.indexOf('>') + 1, drawn.lastIndexOf('</svg>'))
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/ (?:data-[\w-]+|class)="[^"]*"/g, '')
    .replace(/var\(--_([\w-]+)\)/g, (_, name: string) => `var(--${colours[name] ?? 'text'})`)
    .replaceAll('var(--bg)', 'var(--surface-raised)')
    .replaceAll('var(--fg)', 'var(--text)')
    .replace(/\bid="/g, `id="${prefix}-`)
    .replace(/url\(#/g, `url(#${prefix}-`)
    .replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/>\s+</g, '><')
    .trim();
  return {
    svg: `<svg role="img" aria-label="${escapeHtml(alt)}" viewBox="0 0 ${Math.round(width)} ${Math.round(height)}">${body}</svg>`,
    width: Math.round(width * SCALE),
  };
}

/*
 * Grammar of the Mermaid statements that the drawing library supports. The library silently drops any other line, or
 * misreads it. For example, it draws `styl A` as a box with that name.
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

/** The supported types of diagrams, each with the pattern of its first line and of the lines that it may contain. */
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
 * Returns the lines that the library would drop or misread. In a flow chart, a single word is accepted because it is a
 * valid node. A misspelled statement has more words, so it is found.
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

/** Converts the error message of a diagram that could not be rendered to a message for the writer. */
export function mermaidWords(said: string): string {
  const begin = 'begin with flowchart LR, sequenceDiagram or stateDiagram-v2';
  if (said.startsWith('Empty')) return `it is empty; ${begin}`;
  if (said.startsWith('Nothing')) return 'it has no shapes; add some below its first line';
  const header = /^Invalid mermaid header: "(?<header>.*?)"/.exec(said)?.groups?.header;
  return header === undefined
    ? `correct its syntax; ${begin}`
    : `"${header}" isn't a supported kind of diagram; ${begin}`;
}

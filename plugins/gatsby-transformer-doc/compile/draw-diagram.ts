import { createRequire } from 'node:module';
import { join } from 'node:path';

// By its file: the package says how it is imported and not how it is required, which is what Gatsby makes of imports.
const entry = join(process.cwd(), 'node_modules/beautiful-mermaid/dist/index.js');
const load = () => createRequire(entry)(entry) as Renderer;

/** What is used of the library: Gatsby's compiler cannot read the import type that would name it. */
interface Renderer {
  renderMermaidSVG(
    text: string,
    options: { padding: number; nodeSpacing: number; layerSpacing: number },
  ): string;
}

/** Drawing units of the library to CSS px: its smallest text is 11 units, and ours is 13 px. */
const SCALE = 13 / 11;

/** The library's colours, which it would set in a style sheet of its own, by the site's names. */
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

/** A drawing, and how wide it must be for its text to be read, in px. */
export interface Diagram {
  svg: string;
  width: number;
}

/**
 * Draws a Mermaid text: a flow chart, a sequence or a state diagram, in the page's fonts and colours.
 *
 * @param prefix put before ids, which are unique in a page
 * @throws Error saying what the text lacks
 */
export function drawDiagram(text: string, alt: string, prefix: string): Diagram {
  const drawn = load().renderMermaidSVG(text, { padding: 8, nodeSpacing: 20, layerSpacing: 36 });
  const [, , width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(drawn)?.[1] ?? '')
    .split(' ')
    .map(Number);
  if (!width || !height) throw new Error('nothing is drawn');
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
  const label = alt.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return {
    svg: `<svg role="img" aria-label="${label}" viewBox="0 0 ${Math.round(width)} ${Math.round(height)}">${body}</svg>`,
    width: Math.round(width * SCALE),
  };
}

import { createRequire } from 'node:module';
import { join } from 'node:path';

// Required by file path: the package's exports have no `require` condition, and Gatsby compiles imports to `require`.
const entry = join(process.cwd(), 'node_modules/beautiful-mermaid/dist/index.js');
const load = () => createRequire(entry)(entry) as Renderer;

/** The part of the library's API that we use. Gatsby's compiler cannot parse the import type for it. */
interface Renderer {
  renderMermaidSVG(
    text: string,
    options: { padding: number; nodeSpacing: number; layerSpacing: number },
  ): string;
}

/** CSS px per drawing unit of the library: its smallest text is 11 units high, and ours is 13 px. */
const SCALE = 13 / 11;

/** The library's colour names, which it would define in its own style sheet, mapped to the site's. */
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
 * Draws a Mermaid text (flow chart, sequence or state diagram) in the page's fonts and colours.
 *
 * @param prefix put before ids, because every id must be unique in a page
 * @throws Error that says what is wrong with the text
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

import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { DIAGRAM, FIGURE } from '../../../src/markup/article/names';
import { escapeHtml } from '../../../src/site/content/escape';
import type { CompileSettings } from './compile-settings';

/** Elements that draw something, as opposed to metadata. */
const DRAWN = new Set('circle ellipse g image line path polygon polyline rect text use'.split(' '));

/**
 * Returns the reason why a file is not a valid drawing, or undefined if it is valid. A broken SVG is rejected because a
 * browser would draw only part of it, and because an unclosed element would contain the rest of the page.
 */
export function svgFault(svg: string): string | undefined {
  if (svg.trim() === '') return 'is empty: add a drawing';
  try {
    const { root } = parseXml(svg);
    if (root?.name !== 'svg') return "isn't an SVG: begin it with <svg";
    const draws = root.children.some(
      (child) => child instanceof XmlElement && DRAWN.has(child.name),
    );
    return draws ? undefined : 'has nothing to draw: add shapes or text';
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return `isn't valid at line ${error.line}, column ${error.column}: close every element, and write < & " in text as &lt; &amp; &quot;`;
  }
}

const POLYLINE = /\sd="(?<points>[ML][ML\d\s.,-]*)"/g;
const POINT = /(?<command>[ML])\s*(?<x>-?[\d.]+)[\s,]*(?<y>-?[\d.]+)/g;

/** Matches the path of a figure, relative to `content`. */
const FIGURE_FILE = /^figures\/[\w-]+\.svg$/;

/** Minimum number of points for which relative coordinates are shorter. */
const MANY = 8;

/**
 * Converts long polylines to relative coordinates, which compress much better. Coordinates are rounded to a tenth of a
 * unit, and each step starts at the previous rounded point, so that rounding errors do not add up.
 */
export function shortenPaths(svg: string): string {
  return svg.replace(POLYLINE, (whole: string, points: string) => {
    const found = [...points.matchAll(POINT)];
    if (found.length < MANY) return whole;
    let at = { x: 0, y: 0 };
    let previous = '';
    const steps = found.map(({ groups }) => {
      const { command = 'M', x = '0', y = '0' } = groups ?? {};
      const from = command === 'M' ? { x: 0, y: 0 } : at;
      const dx = tenth(Number(x) - from.x);
      const dy = tenth(Number(y) - from.y);
      at = { x: from.x + dx, y: from.y + dy };
      const letter = command === 'M' ? 'M' : previous === 'L' ? '' : 'l';
      previous = command;
      return `${letter || ' '}${print(dx)} ${print(dy)}`.replaceAll(' -', '-');
    });
    return ` d="${steps.join('')}"`;
  });
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

const print = (value: number): string => `${tenth(value)}`.replace(/^(-?)0\./, '$1.');

/** Width of a drawing that fills the text column, in the drawing's units. A unit has the same size in every figure. */
const FULL_WIDTH = 480;
const COLUMN_REM = 38;
/**
 * Minimum size of letters on the screen, in px. On a screen where the letters would be smaller, the drawing scrolls
 * instead of shrinking further.
 */
const SMALLEST_PX = 12.5;

/**
 * Replaces `![Description](figures/name.svg "Caption")` by the SVG itself, so that it follows the page's color mode and
 * needs no request.
 */
export function rehypeFigures({ readSource, message }: CompileSettings) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (node, index, parent) => {
      const [image] = node.children;
      if (node.tagName !== 'p' || !parent || index === undefined) return;
      if (node.children.length !== 1 || image?.type !== 'element' || image.tagName !== 'img')
        return;
      const figure = draw(image, { readSource, message }, (said) =>
        file.message(said, { place: image.position }),
      );
      // An invalid image is replaced by an empty text, so that no later step reports it again.
      parent.children[index] = figure ?? { type: 'text', value: '' };
    });
    visit(tree, 'element', (node) => {
      if (node.tagName === 'img') {
        const { src, alt } = node.properties;
        const figure = FIGURE_FILE.test(String(src))
          ? ''
          : `, and write ![${alt ?? ''}](figures/name.svg) with the name of an SVG in content/figures`;
        file.message(
          `an image must be in a paragraph of its own: put an empty line above and below it${figure}`,
          { place: node.position },
        );
      }
    });
  };
}

function draw(
  image: Element,
  { readSource, message }: Pick<CompileSettings, 'readSource' | 'message'>,
  fail: (message: string) => void,
): Element | undefined {
  const { src, alt, title } = image.properties;
  const path = `content/${String(src)}`;
  if (/^(?:[a-z][\w+.-]*:|\/)/i.test(String(src))) {
    fail(
      `the image ${String(src)} isn't a file of this site: save it as an SVG in content/figures, and write ![${alt ?? ''}](figures/name.svg) with the name of that file`,
    );
    return undefined;
  }
  const svg = readSource(path);
  if (!FIGURE_FILE.test(String(src)) || svg === undefined) {
    fail(`there is no figure ${path}: add the SVG there, or correct the file's name`);
    return undefined;
  }
  if (typeof alt !== 'string' || !alt.trim()) {
    fail(
      `the figure ${path} needs a description for readers who can't see it: write it in the brackets, as in ![What it shows](${String(src)})`,
    );
    return undefined;
  }
  const unsafe = /<script|<foreignObject|<style|\son\w+=|javascript:/i.exec(svg)?.[0];
  const fault = unsafe
    ? `contains ${unsafe.trim()}; remove it, because a figure may contain only a drawing`
    : svgFault(svg);
  if (fault) {
    fail(`${path} ${fault}`);
    return undefined;
  }
  const width = Number(/\sviewBox="0 0 (\d+) \d+"/.exec(svg)?.[1]);
  if (!width)
    fail(
      `${path} has no viewBox in whole numbers from 0 0: add one to its <svg>, such as viewBox="0 0 332 240"`,
    );
  const letters = [...svg.matchAll(/\sfont-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  const least = letters.length > 0 ? Math.round((width * SMALLEST_PX) / Math.min(...letters)) : 0;
  const size = `style="--least:${least}px${width < FULL_WIDTH ? `;--width:${drawnWidth(width)}rem` : ''}" `;
  const open = `<svg role="img" aria-label="${escapeHtml(alt)}" ${size}`;
  const drawing = shortenPaths(svg.slice(svg.indexOf('<svg')))
    .replace(/^<svg\s/, open)
    .replace(/>\s+</g, '><')
    .trim();
  return {
    type: 'element',
    tagName: 'figure',
    properties: { className: [FIGURE] },
    children: [
      {
        type: 'element',
        tagName: 'div',
        properties: {
          className: [DIAGRAM],
          tabIndex: 0,
          role: 'group',
          ariaLabel: message('Figure'),
        },
        children: [{ type: 'raw', value: drawing } as unknown as Element],
      },
      ...(typeof title === 'string' && title
        ? [
            {
              type: 'element' as const,
              tagName: 'figcaption',
              properties: {},
              children: [{ type: 'text' as const, value: title }],
            },
          ]
        : []),
    ],
  };
}

const drawnWidth = (units: number) => Number(((units / FULL_WIDTH) * COLUMN_REM).toFixed(2));

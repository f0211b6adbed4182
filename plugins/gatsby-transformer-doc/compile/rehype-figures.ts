import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { CompileSettings } from './compile-doc';
import { report } from './problems';
import { shortenPaths } from './short-paths';

/**
 * `![What it shows](figures/name.svg "Caption")` puts the drawing itself into the page, so that it takes the
 * colours of the mode it is read in and costs no request.
 */
export function rehypeFigures({ readSource }: CompileSettings) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (node, index, parent) => {
      const [image] = node.children;
      if (node.tagName !== 'p' || !parent || index === undefined) return;
      if (node.children.length !== 1 || image?.type !== 'element' || image.tagName !== 'img')
        return;
      const figure = draw(image, readSource, (message) => report(file, image, message));
      if (figure) parent.children[index] = figure;
    });
    visit(tree, 'element', (node) => {
      if (node.tagName === 'img') {
        report(
          file,
          node,
          'an image stands alone in its paragraph and is an SVG of content/figures',
        );
      }
    });
  };
}

function draw(
  image: Element,
  readSource: CompileSettings['readSource'],
  fail: (message: string) => void,
): Element | undefined {
  const { src, alt, title } = image.properties;
  const path = `content/${String(src)}`;
  const svg = readSource(path);
  if (!/^content\/figures\/[\w-]+\.svg$/.test(path) || svg === undefined) {
    fail(`there is no figure ${path}; write (figures/name.svg) with a file of content/figures`);
    return undefined;
  }
  if (typeof alt !== 'string' || !alt.trim()) {
    fail(`the figure ${path} needs a description in [ ] for readers who cannot see it`);
    return undefined;
  }
  const unsafe = /<script|<foreignObject|<style|\son\w+=|javascript:/i.exec(svg)?.[0];
  if (unsafe) fail(`${path} contains ${unsafe.trim()}; a figure is drawing only`);
  const open = `<svg role="img" aria-label="${escapeAttribute(alt)}" `;
  const drawing = shortenPaths(svg.slice(svg.indexOf('<svg')))
    .replace(/^<svg\s/, open)
    .replace(/>\s+</g, '><')
    .trim();
  return {
    type: 'element',
    tagName: 'figure',
    properties: { className: ['figure'] },
    children: [
      { type: 'raw', value: drawing } as unknown as Element,
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

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

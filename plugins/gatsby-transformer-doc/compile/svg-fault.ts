import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml';

/** Elements that draw something, as opposed to metadata. */
const DRAWN = new Set('circle ellipse g image line path polygon polyline rect text use'.split(' '));

/**
 * Returns why a file is not a valid drawing, or undefined if it is. A browser draws what it can of a broken SVG, and an
 * element left open would swallow the rest of the page, because the SVG is inlined.
 */
export function svgFault(svg: string): string | undefined {
  if (svg.trim() === '') return 'is empty';
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

import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml';

/** What is drawn, and not only said of a drawing. */
const DRAWN = new Set('circle ellipse g image line path polygon polyline rect text use'.split(' '));

/**
 * Why a file is no drawing, or undefined where it is one. A browser draws what it can of a broken one, which goes into
 * the page as it is and would take what stands behind it along.
 */
export function svgFault(svg: string): string | undefined {
  if (svg.trim() === '') return 'is empty';
  try {
    const { root } = parseXml(svg);
    if (root?.name !== 'svg') return 'is no SVG: it begins with <svg';
    const draws = root.children.some(
      (child) => child instanceof XmlElement && DRAWN.has(child.name),
    );
    return draws ? undefined : 'draws nothing';
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    return `is broken in line ${error.line}, column ${error.column}: an element is not closed, or one of < & " is not written as &lt; &amp; &quot;`;
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import katex from 'katex';
import { find } from './element';

/** A formula's MathML, written one way. */
const mathOf = (math: Element): string => toHtml(math);

/** The MathML that KaTeX makes of a formula, as pages have it: without the TeX. */
function drawn(tex: string, displayMode: boolean): string | undefined {
  const options = { displayMode, output: 'mathml', throwOnError: false } as const;
  const html = katex
    .renderToString(tex, options)
    .replace(/<annotation[^>]*>[\s\S]*?<\/annotation>/g, '')
    .replace(/<\/?semantics>/g, '');
  const math = find(fromHtml(html, { fragment: true }), ({ tagName }) => tagName === 'math');
  return math && mathOf(math);
}

/** Code, in which a dollar begins no formula. */
const CODE = /^( *)(`{3,}|~{3,})[\s\S]*?^\1\2|`[^`\n]+`/gm;

/** A formula that stands by itself, or one in a line, which no empty line parts. */
const FORMULA = /\$\$(?<block>[\s\S]+?)\$\$|\$(?<inline>(?:[^$\n]|\n(?!\s*\n))+)\$/g;

/** Every formula in a text, with its TeX. What looks like one and is none does no harm: no page shows it. */
const formulasIn = (text: string): [mathml: string, tex: string][] =>
  [...text.replace(CODE, '').matchAll(FORMULA)].flatMap(({ groups = {} }) => {
    const tex = (groups.block ?? groups.inline ?? '').trim();
    const mathml = drawn(tex, groups.block !== undefined);
    return mathml === undefined ? [] : [[mathml, tex] satisfies [string, string]];
  });

/**
 * The TeX of every formula of the content, by its MathML. Pages carry none, since no reader's browser has a use for it,
 * and from MathML alone it cannot be had back whole.
 *
 * @param fill fills in `{product}`
 */
export function readFormulas(root: string, fill: (text: string) => string): Map<string, string> {
  const folder = join(root, 'content');
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => /\.(?:mdx|yml)$/.test(name))
    .sort();
  return new Map(
    files.flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return text.includes('$') ? formulasIn(fill(text)) : [];
    }),
  );
}

/** The TeX of a formula; where nobody has written it, what a screen reader would say. */
export const texIn =
  (formulas: ReadonlyMap<string, string>, unknown: (mathml: string) => void) =>
  (math: Element): string => {
    const mathml = mathOf(math);
    const tex = formulas.get(mathml);
    if (tex === undefined) unknown(mathml);
    return tex ?? '';
  };

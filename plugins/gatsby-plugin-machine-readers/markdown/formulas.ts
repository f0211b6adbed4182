import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import katex from 'katex';
import { find } from './element';

/** Serializes a formula's MathML in a canonical form, so that it can be compared. */
const mathOf = (math: Element): string => toHtml(math);

/** Returns the MathML that pages contain for a formula: that of KaTeX, without the TeX annotation. */
function drawn(tex: string, displayMode: boolean): string | undefined {
  const options = { displayMode, output: 'mathml', throwOnError: false } as const;
  const html = katex
    .renderToString(tex, options)
    .replace(/<annotation[^>]*>[\s\S]*?<\/annotation>/g, '')
    .replace(/<\/?semantics>/g, '');
  const math = find(fromHtml(html, { fragment: true }), ({ tagName }) => tagName === 'math');
  return math && mathOf(math);
}

/** Code, where a dollar sign does not begin a formula. */
const CODE = /^( *)(`{3,}|~{3,})[\s\S]*?^\1\2|`[^`\n]+`/gm;

/** A display formula, or an inline one, which contains no blank line. */
const FORMULA = /\$\$(?<block>[\s\S]+?)\$\$|\$(?<inline>(?:[^$\n]|\n(?!\s*\n))+)\$/g;

/**
 * Returns the formulas in a text as pairs of MathML and TeX. False matches are harmless because no page contains them.
 */
const formulasIn = (text: string): [mathml: string, tex: string][] =>
  [...text.replace(CODE, '').matchAll(FORMULA)].flatMap(({ groups = {} }) => {
    const tex = (groups.block ?? groups.inline ?? '').trim();
    const mathml = drawn(tex, groups.block !== undefined);
    return mathml === undefined ? [] : [[mathml, tex] satisfies [string, string]];
  });

/**
 * Returns the TeX of every formula in the content, by its MathML. Pages leave the TeX out because browsers do not need
 * it, and it cannot be fully recovered from MathML.
 *
 * @param fill replaces `{product}`
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

/**
 * Returns a function that looks up the TeX of a formula. For an unknown formula, it calls `unknown` and returns an
 * empty text.
 */
export const texIn =
  (formulas: ReadonlyMap<string, string>, unknown: (mathml: string) => void) =>
  (math: Element): string => {
    const mathml = mathOf(math);
    const tex = formulas.get(mathml);
    if (tex === undefined) unknown(mathml);
    return tex ?? '';
  };

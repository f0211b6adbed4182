import { posix } from 'node:path';
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { CODE_AFTER, CODE_BEFORE, CODE_FOLD, FETCHES } from '../../../src/markup/code/names';
import { drawTokens, type Highlight } from './code-tokens';
import type { SampleContext } from './sample-context';

const RELATIVE = /(?<=["'])\.{1,2}\/[^"']+\.(?:tsx?|sol)(?=["'])/g;

/** Links each quoted relative path of a sample file to that file. */
export function linkImports(text: string, addressOf: (module: string) => string): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  const plain = (to: number) => {
    if (to > end) parts.push({ type: 'text', value: text.slice(end, to) });
  };
  for (const { 0: module, index } of text.matchAll(RELATIVE)) {
    plain(index);
    parts.push(h('a', { href: addressOf(module), [FETCHES]: '' }, module));
    end = index + module.length;
  }
  plain(text.length);
  return parts;
}

/** The code that belongs above and below a region, rendered as elements. */
export interface DrawnContext {
  above: Element[];
  below: Element[];
}

/**
 * Renders the code that makes a region a complete file. Imports and code of several lines are collapsed, and other code
 * is shown as it is.
 */
export function drawContext(
  { name, before, after, modules }: SampleContext,
  language: string,
  highlight: Highlight,
  addressOf: (module: string) => string,
): DrawnContext {
  const draw = (code: string): ElementContent[] =>
    highlight(code, language).flatMap((tokens, index): ElementContent[] => [
      ...(index > 0 ? [{ type: 'text' as const, value: '\n' }] : []),
      ...drawTokens(tokens, (text) => linkImports(text, addressOf)),
    ]);
  const part = (code: string, place: string, title: ElementContent[]): Element[] => {
    if (!code) return [];
    const pre = h('pre', { className: [place] }, h('code', draw(code)));
    return code.includes('\n') || code.startsWith('import')
      ? [h('details', { className: [CODE_FOLD] }, [h('summary', title), pre])]
      : [pre];
  };
  const named = modules.length > 0 ? `${name}: ` : name;
  return {
    above: part(before, CODE_BEFORE, [
      { type: 'text', value: named },
      ...(modules.length > 0 ? [h('span', modules.join(', '))] : []),
    ]),
    below: part(after, CODE_AFTER, [{ type: 'text', value: 'Rest of the contract' }]),
  };
}

/** Returns the address of a sample's plain-text file, without base path. */
export const sampleAddress = (file: string): string => `/samples/${file}.txt`;

/** Resolves a relative import in a sample to a path in `content/samples`. */
export const importedSample = (from: string, module: string): string =>
  posix.join(posix.dirname(from), module);

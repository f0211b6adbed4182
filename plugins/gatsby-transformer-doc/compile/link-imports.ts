import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { FETCHES } from '../../../src/markup/code/names';

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

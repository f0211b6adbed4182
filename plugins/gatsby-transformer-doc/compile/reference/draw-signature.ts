import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { drawTokens, joinLines, type Highlight } from '../code-tokens';
import type { SignatureFacts } from './signature';
import { SIGNATURE } from '../names';
import { LINE } from '../../../../src/markup/code/names';

const NAME = /([A-Za-z_$][\w$]*)/;

/**
 * Renders the code of a signature: highlighted like other code, with links to the types that have a page.
 *
 * @param code the element that `signature` became
 */
export function drawSignature(code: Element, highlight: Highlight, basePath: string): Element {
  const { label, links, inClass } = JSON.parse(
    String(code.properties[SIGNATURE]),
  ) as SignatureFacts;
  const { className } = code.properties;
  const language = String(className).slice('language-'.length);
  const source = toString(code).replace(/\n$/, '');
  const lines = inClass
    ? highlight(`class A {\n${source}\n}`, language).slice(1, -1)
    : highlight(source, language);
  const drawText = (value: string): ElementContent[] =>
    value
      .split(NAME)
      .filter(Boolean)
      .flatMap((part): ElementContent[] => {
        // Allow a line break between the names of `Vault.Params`.
        if (part === '.') return [{ type: 'text', value: part }, h('wbr')];
        const href = Object.hasOwn(links, part) ? links[part] : undefined;
        if (href === undefined) return [{ type: 'text', value: part }];
        return [h('a', { href: href.startsWith('/') ? basePath + href : href }, part)];
      });
  return h(
    'pre',
    // Lines wrap and never scroll, so this needs no tab stop.
    { role: 'group', ariaLabel: label },
    h(
      'code',
      joinLines(
        lines.map((tokens) => h('span', { className: [LINE] }, drawTokens(tokens, drawText))),
      ),
    ),
  );
}

import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { Code } from 'mdast';
import { LINE } from '../../../../src/markup/code/names';
import type { ApiLanguage } from '../../../../src/site/data/api-symbol';
import { drawTokens, type Highlight, joinLines } from '../code-tokens';
import { SIGNATURE } from '../names';

/** The data that {@link drawSignature} needs besides the code. It is stored on the code's element. */
export interface SignatureFacts {
  /** Accessible name of the block. */
  label: string;
  /** Addresses of the types in the code, by name. */
  links: Record<string, string>;
  /**
   * Whether the code belongs inside a class. A method outside a class is not a statement, so the highlighter would
   * color it wrongly.
   */
  inClass: boolean;
}

/** The highlighter's name for each language. */
const highlighted: Record<ApiLanguage, string> = { solidity: 'solidity', typescript: 'ts' };

/** Returns a node for a declaration. {@link drawSignature} renders the node after its words are indexed for search. */
export const signature = (value: string, language: ApiLanguage, facts: SignatureFacts): Code => ({
  type: 'code',
  lang: highlighted[language],
  value,
  data: { hProperties: { [SIGNATURE]: JSON.stringify(facts) } },
});

/** Returns whether a code node is a declaration from a package rather than a fence by the writer. */
export const isSignature = (node: Code): boolean =>
  SIGNATURE in ((node.data?.hProperties ?? {}) as object);

const NAME = /([A-Za-z_$][\w$]*)/;

/**
 * Renders the code of a signature: highlighted like other code, with links to the types that have a page.
 *
 * @param code the element to which remark-rehype converted the node from {@link signature}
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
    // Lines wrap and never scroll, so the element needs no tab stop.
    { role: 'group', ariaLabel: label },
    h(
      'code',
      joinLines(
        lines.map((tokens) => h('span', { className: [LINE] }, drawTokens(tokens, drawText))),
      ),
    ),
  );
}

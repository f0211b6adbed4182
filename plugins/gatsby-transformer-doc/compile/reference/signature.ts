import type { Code } from 'mdast';
import type { ApiLanguage } from '../../../../src/site/reference/api-symbol';
import { SIGNATURE } from '../names';

/** Data that the rendering step needs besides the code, stored on the code's element. */
export interface SignatureFacts {
  /** Accessible name of the block. */
  label: string;
  /** Addresses of the types in the code, by name. */
  links: Record<string, string>;
  /**
   * Whether the code belongs inside a class: outside one, a method is not a statement, and would be highlighted
   * wrongly.
   */
  inClass: boolean;
}

/** The highlighter's name for each language. */
const highlighted: Record<ApiLanguage, string> = { solidity: 'solidity', typescript: 'ts' };

/** Returns a node for a declaration. `draw-signature.ts` renders it after its words are indexed for search. */
export const signature = (value: string, language: ApiLanguage, facts: SignatureFacts): Code => ({
  type: 'code',
  lang: highlighted[language],
  value,
  data: { hProperties: { [SIGNATURE]: JSON.stringify(facts) } },
});

/** Whether a code node is a declaration from a package, not a fence by the writer. */
export const isSignature = (node: Code): boolean =>
  SIGNATURE in ((node.data?.hProperties ?? {}) as object);

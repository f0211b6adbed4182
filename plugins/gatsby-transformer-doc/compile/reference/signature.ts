import type { Code } from 'mdast';
import type { ApiLanguage } from '../../../../src/site/reference/api-symbol';
import { SIGNATURE } from '../names';

/** What the drawing step needs besides the code itself; carried on the code's element. */
export interface SignatureFacts {
  /** What is read out as the name of the block. */
  label: string;
  /** Addresses of the types in it, by name. */
  links: Record<string, string>;
  /** Whether it stands inside a class: a method is no statement, and coloured wrongly outside one. */
  inClass: boolean;
}

/** Languages as the highlighter calls them. */
const highlighted: Record<ApiLanguage, string> = { solidity: 'solidity', typescript: 'ts' };

/** A declaration, drawn by `draw-signature.ts` once its words are noted for search. */
export const signature = (value: string, language: ApiLanguage, facts: SignatureFacts): Code => ({
  type: 'code',
  lang: highlighted[language],
  value,
  data: { hProperties: { [SIGNATURE]: JSON.stringify(facts) } },
});

/** Whether a piece of code is a declaration of a package, and no fence of the writer's. */
export const isSignature = (node: Code): boolean =>
  SIGNATURE in ((node.data?.hProperties ?? {}) as object);

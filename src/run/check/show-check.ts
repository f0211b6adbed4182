import { makeElement as make } from '../../kit/dom/make-element';
import { message } from '../../kit/language/message';
import type { Claim } from '../../protocol/liquidity/claim';
import type { Finding } from '../apart/finding';
import { runApart } from '../page/runner';
import { checkStyle } from './check-style';
import { drawFindings, isEqual } from './draw-findings';

let styles: CSSStyleSheet | undefined;

/** Describes how the contracts computed the numbers. */
function howChecked(kind: Claim['kind']): string {
  switch (kind) {
    case 'price':
      return message(
        'UniswapV3Factory made a pool of two test tokens at this fee, in your browser; it was initialized with this sqrtPriceX96, then with that of the usable tick and one unit less. The numbers are its slot0() and tickSpacing().',
      );
    case 'mint':
      return message(
        'A pool of two test tokens was made at this fee and price, in your browser. The numbers are what mint of NonfungiblePositionManager returned for these ticks and desired amounts.',
      );
    case 'trade':
      return message(
        'UniswapV2Factory made a pair of two test tokens with these reserves, in your browser. The amounts are what UniswapV2Router02 traded, the reserves those of the pair afterwards.',
      );
  }
}

function conclusion(findings: readonly Finding[]): string {
  const differing = findings.filter((finding) => !isEqual(finding)).length;
  return differing === 0
    ? message('Equal: the contracts compute the same {count} numbers.', { count: findings.length })
    : message('{differing} of {count} numbers differ.', { differing, count: findings.length });
}

/**
 * Computes a figure's claimed numbers with the published contracts, and shows the comparison in the figure.
 *
 * @param place element for the comparison
 * @returns the conclusion, as a sentence
 * @throws Error if the engine does not load
 */
export async function showCheck(claim: Claim, place: HTMLElement): Promise<string> {
  const findings = await runApart<Finding[]>({ check: claim });
  if (!styles) {
    styles = new CSSStyleSheet();
    styles.replaceSync(checkStyle);
    document.adoptedStyleSheets.push(styles);
  }
  place.className = 'check-result';
  place.replaceChildren(make('p', {}, howChecked(claim.kind)), drawFindings(findings));
  return conclusion(findings);
}

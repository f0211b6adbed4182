import type { Claim } from '../../protocol/liquidity/claim';
import type { Stage } from '../scenario/stage';
import { checkMint } from './check-mint';
import { checkPrice } from './check-price';
import { checkTrade } from './check-trade';
import type { Finding } from './finding';

/** Computes a figure's claimed numbers with the published contracts, and returns the comparison. */
export function checkClaim(stage: Stage, claim: Claim): Promise<Finding[]> {
  switch (claim.kind) {
    case 'price':
      return checkPrice(stage, claim);
    case 'mint':
      return checkMint(stage, claim);
    case 'trade':
      return checkTrade(stage, claim);
  }
}

import type { ComponentType } from 'react';
import type { Checkable, CheckOnChain } from '../../../interactive/figures/check-on-chain';

/**
 * Checks a figure's claim by running the contracts. The code for this is in the file that contains all code loaded on a
 * press, because a second file would add its URL to the script that every page loads first.
 */
const checkOnChain: CheckOnChain = async (claim, place) =>
  (await import('../../start/fetched-on-press')).showCheck(claim, place);

/** Wraps a figure so that the contracts can recompute its numbers on request. */
export const checked = (Figure: ComponentType<Checkable>) =>
  function Checked() {
    return <Figure check={checkOnChain} />;
  };

import type { ComponentType } from 'react';
import type { Checkable, CheckOnChain } from '../../../interactive/figures/check/check-on-chain';

/** Runs the contracts: with what else a press fetches, since another file would add its address to the first script. */
const checkOnChain: CheckOnChain = async (claim, place) =>
  (await import('../../start/fetched-on-press')).showCheck(claim, place);

/** A figure of which the contracts compute the numbers when asked to. */
export const checked = (Figure: ComponentType<Checkable>) =>
  function Checked() {
    return <Figure check={checkOnChain} />;
  };

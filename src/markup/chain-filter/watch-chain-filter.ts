import type { Stop } from '../../kit/dom/delegate';
import { CHAIN_FILTER } from './names';

/** Fetches and starts the filter of addresses on a page that has one: the others do not carry its code. */
export function watchChainFilter(): Stop {
  if (!document.querySelector(`[${CHAIN_FILTER}]`)) return () => undefined;
  let left = false;
  let stop: Stop = () => undefined;
  void import('./chain-filter').then(({ startChainFilter }) => {
    if (!left) stop = startChainFilter();
  });
  return () => {
    left = true;
    stop();
  };
}

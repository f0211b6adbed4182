import type { Stop } from '../../kit/dom/delegate';
import { CHAIN_FILTER } from './names';

/** Loads and starts the chain filter if the page has one, so that other pages do not load its code. */
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

import type { RemixFile } from '../../site/runs/remix-file';

/** Optimised as the samples are compiled here: `tests/samples/toolchain/solidity.ts`. */
const OPTIMISED = 'optimize=true&runs=200';

/** Where Remix opens a file. All of it stands behind the number sign, which browsers send to nobody. */
export const remixAddress = ({ source, compiler }: RemixFile): string =>
  `https://remix.ethereum.org/?#code=${btoa(source).replace(/=+$/, '')}` +
  `&lang=en&${OPTIMISED}&version=soljson-v${compiler}.js`;

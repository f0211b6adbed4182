import type { RemixFile } from '../../site/runs/remix-file';

/** The same optimiser settings as in `tests/samples/toolchain/solidity.ts`, which compiles the samples. */
const OPTIMISED = 'optimize=true&runs=200';

/** Returns the URL that opens a file in Remix. The file is in the fragment, which browsers don't send to the host. */
export const remixAddress = ({ source, compiler }: RemixFile): string =>
  `https://remix.ethereum.org/?#code=${btoa(source).replace(/=+$/, '')}` +
  `&lang=en&${OPTIMISED}&version=soljson-v${compiler}.js`;

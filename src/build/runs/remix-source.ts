import type { Abi } from 'viem';
import type { RemixFile } from '../../site/runs/remix-file';
import { sampleRegion } from '../../site/samples/sample-region';
import { withImports } from '../../site/samples/with-imports';

/** A sample's contract as `tests/samples/write-contracts.ts` keeps it. */
export interface KeptContract extends Pick<RemixFile, 'compiler'> {
  abi: Abi;
  bytecode: string;
  /** What Remix is to read in the place of each import. */
  imports: Record<string, string>;
}

/** A file as Remix is given it: as readers see it, but for its imports. */
export function remixOf({ compiler, imports }: KeptContract, text: string): RemixFile {
  const whole = sampleRegion(text);
  if (!('code' in whole)) throw new Error('A whole file has no region that could be missing.');
  return { source: `${withImports(whole.code, imports)}\n`, compiler };
}

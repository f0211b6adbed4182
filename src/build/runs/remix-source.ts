import type { Abi } from 'viem';
import type { RemixFile } from '../../site/runs/given-program';
import { sampleRegion, withImports } from '../../site/samples/sample-region';

/** A sample's contract as `tests/samples/write-contracts.ts` saves it. */
export interface KeptContract extends Pick<RemixFile, 'compiler'> {
  abi: Abi;
  bytecode: string;
  /** For each import, what Remix imports instead. */
  imports: Record<string, string>;
}

/** Returns a file as Remix receives it: as readers see it, but with its imports replaced. */
export function remixOf({ compiler, imports }: KeptContract, text: string): RemixFile {
  const whole = sampleRegion(text);
  if (!('code' in whole)) throw new Error('A whole file has no region that could be missing.');
  return { source: `${withImports(whole.code, imports)}\n`, compiler };
}

/** Libraries with which programs access a chain. Each is loaded in one script with the packages that use it. */
export const KITS = ['ethers', 'viem'] as const;

export type Kit = (typeof KITS)[number];

/**
 * Returns the library that a program uses: viem if the program imports it, otherwise ethers.
 *
 * @param packages imported by the program
 */
export const kitOf = (packages: readonly string[]): Kit =>
  packages.some((name) => name === 'viem' || name.startsWith('viem/')) ? 'viem' : 'ethers';

/** A file of a program, with the source that is shown and the script that is run. */
export interface ProgramFileText {
  /** Path relative to `content/samples`. */
  path: string;
  source: string;
  script: string;
}

/** A program as passed to the page. */
export interface GivenProgram {
  /** Path of the main file, which is the last of `files`. */
  main: string;
  kit: Kit;
  files: ProgramFileText[];
  /** Contents of other files that the program reads, by path. */
  reads: Record<string, string>;
}

/** A sample as passed to Remix. */
export interface RemixFile {
  /** The source as shown, with versions added to its imports. */
  source: string;
  /** Full version of the compiler: `0.7.6+commit.7338295f`. */
  compiler: string;
}

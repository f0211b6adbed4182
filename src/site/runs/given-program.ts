import type { Kit } from './kits';

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

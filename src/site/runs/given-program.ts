import type { Kit } from './kits';

/** A file of a program: as it is shown, and as it runs. */
export interface ProgramFileText {
  /** Its path in `content/samples`. */
  path: string;
  source: string;
  script: string;
}

/** A program as the page is given it. */
export interface GivenProgram {
  /** Its own file, which is the last of its files. */
  main: string;
  kit: Kit;
  files: ProgramFileText[];
  /** What it reads beside itself, by path. */
  reads: Record<string, string>;
}

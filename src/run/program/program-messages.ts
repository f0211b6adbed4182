/** What the page gives a program to start with; two ports come along: to the chain, and to the page. */
export interface ProgramStart {
  /** What `process.env` holds. */
  env: Record<string, string>;
  /** Files that the program finds beside itself, by their paths. */
  files: Record<string, string>;
}

/** How a line was printed. */
export type Level = 'log' | 'warn' | 'error';

/** Why a program ended before its end, and where it says so: lines of the script that was started. */
export interface ProgramFault {
  message: string;
  /** As the engine wrote it. */
  stack?: string;
  /** Line and column of a script that could not be read, counted from 1. */
  line?: number;
  column?: number;
}

/** What a program tells the page. */
export type ProgramMessage =
  { printed: string; level: Level } | { ended: true } | { failed: ProgramFault };

/** What a program asks the chain, and the answer: as {@link Reply} has it. */
export interface ChainQuestion {
  id: number;
  method: string;
  params: readonly unknown[];
}

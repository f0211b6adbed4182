/** Message that starts a program. Two ports are sent along: one to the chain and one to the page. */
export interface ProgramStart {
  /** Contents of `process.env`. */
  env: Record<string, string>;
  /** Files that the program can read, by path. */
  files: Record<string, string>;
}

/** Console method that printed a line. */
export type Level = 'log' | 'warn' | 'error';

/** Why and where a program failed. Line numbers are those of the combined script. */
export interface ProgramFault {
  message: string;
  /** The stack trace, in the JavaScript engine's format. */
  stack?: string;
  /** Position of a syntax error, counted from 1. */
  line?: number;
  column?: number;
}

/** Message from a program to the page. */
export type ProgramMessage =
  { printed: string; level: Level } | { ended: true } | { failed: ProgramFault };

/** A program's request to the chain. The response has the form of {@link Reply}. */
export interface ChainQuestion {
  id: number;
  method: string;
  params: readonly unknown[];
}

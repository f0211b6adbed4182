import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where faults stand: each is a patch, whose name says what is broken, under a few lines that say what must catch it. */
export const PATCHES = 'tests/faults/patches';

/** A fault that is planted, and what must catch it. */
export interface Fault {
  /** Of its patch. */
  name: string;
  /** The step of the gate that must catch it; of Chromium, which comes in parts, all parts. */
  step: string;
  /** What the step is narrowed to: a file of tests, or the file with the fault. None where the step knows no files. */
  file?: string;
  /** A part of the name of the test that must fail. */
  test?: string;
  /** What must be said: by a test in its name, its error or what differs. */
  says: RegExp;
}

const HEADER =
  /^Step: (?<step>.+)\n(?:File: (?<file>.+)\n)?(?:Test: (?<test>.+)\n)?Says: (?<says>.+)\n\ndiff /;

/**
 * The faults that stand in the repository.
 *
 * @throws Error that names a patch which does not say what must catch it
 */
export function readFaults(): Fault[] {
  return readdirSync(PATCHES).map((file) => {
    const { groups } = HEADER.exec(readFileSync(join(PATCHES, file), 'utf8')) ?? {};
    if (!groups) throw new Error(`${file} does not begin with Step, File, Test and Says`);
    const { step = '', says = '', ...narrow } = groups;
    return { ...narrow, name: file.replace(/\.patch$/, ''), step, says: new RegExp(says) };
  });
}

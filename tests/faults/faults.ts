import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Folder of planted faults. Each fault is a patch whose file name describes it, with a header that names the check that
 * must catch it.
 */
export const PATCHES = 'tests/faults/patches';

/** A deliberate fault, and the check that must catch it. */
export interface Fault {
  /** Name of the patch, without its extension. */
  name: string;
  /**
   * The step of the gate that must catch the fault. The step Chromium runs in parts; its name here means all of them.
   */
  step: string;
  /**
   * The file that the step is narrowed to: a test file, or the faulty file itself. Undefined if the step takes no
   * files.
   */
  file?: string;
  /** Part of the name of the test that must fail. */
  test?: string;
  /** Matches what the step must report; for a test, the test's name, error message or diff. */
  says: RegExp;
}

const HEADER =
  /^Step: (?<step>.+)\n(?:File: (?<file>.+)\n)?(?:Test: (?<test>.+)\n)?Says: (?<says>.+)\n\ndiff /;

/**
 * Reads all planted faults of the repository.
 *
 * @throws Error that names a patch whose header is incomplete
 */
export function readFaults(): Fault[] {
  return readdirSync(PATCHES).map((file) => {
    const { groups } = HEADER.exec(readFileSync(join(PATCHES, file), 'utf8')) ?? {};
    if (!groups) throw new Error(`${file} does not begin with Step, File, Test and Says`);
    const { step = '', says = '', ...narrow } = groups;
    return { ...narrow, name: file.replace(/\.patch$/, ''), step, says: new RegExp(says) };
  });
}

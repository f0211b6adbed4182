import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Folder of planted faults. Each fault is a patch with a header that names the check that must catch it. The patch's
 * file name describes the fault.
 */
export const PATCHES = 'tests/faults/patches';

/** A deliberate fault, and the check that must catch it. */
export interface Fault {
  /** Name of the patch, without its extension. */
  name: string;
  /**
   * Name of the gate's step that must catch the fault. For a step that runs in parts, such as Chromium, this is the
   * name without the part's number.
   */
  step: string;
  /**
   * The file to which the step is narrowed: a test file, or the faulty file itself. Undefined if the step accepts no
   * files.
   */
  file?: string;
  /** Part of the name of the test that must fail. */
  test?: string;
  /**
   * Matches the report of the fault: the step's output or, if `test` is set, the test's name, error message or diff.
   */
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

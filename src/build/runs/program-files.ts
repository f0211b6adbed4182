import { type GivenProgram, kitOf } from '../../site/runs/given-program';
import { stripTypes } from '../../site/runs/strip-types';
import { programParts } from '../../site/samples/programs';

/** A program with the packages that it imports. */
export interface FoundProgram extends GivenProgram {
  packages: string[];
}

/**
 * Returns a program as the page receives it.
 *
 * @param read returns the text of a sample
 */
export function givenProgram(main: string, read: (file: string) => string): FoundProgram {
  const { files, packages } = programParts(main, read);
  return {
    main,
    kit: kitOf(packages),
    files: files.map((path) => {
      const source = read(path);
      return { path, source, script: stripTypes(source) };
    }),
    reads: {},
    packages,
  };
}

import { digestOf } from '../sources/digest';
import { sampleRegion } from './sample-region';
import { hasTypes, type NameType, type SampleTypes } from './sample-types';

/** A declared name's type, and where a package declares it. */
export interface DeclaredType extends NameType {
  /** The package, the symbol and, if it is one, its member: `@uniswap/v3-sdk Pool involvesToken`. */
  declaredBy?: string;
}

/** The types of a sample as committed, with a digest of the text that they belong to. */
export interface CommittedTypes extends SampleTypes<DeclaredType> {
  digest: string;
}

/** Folder of the committed types, from the project root. The file of a sample has the sample's path and `.json`. */
export const SAMPLE_TYPES = 'content/samples/types';

/** Returns the path of the committed types of a sample, from the project root. */
export const typesFile = (sample: string): string => `${SAMPLE_TYPES}/${sample}.json`;

/** Digest of a sample's text, for {@link CommittedTypes}. */
export const typesDigest = (code: string): string => digestOf(code).slice(0, 8);

/**
 * Parses the committed types of a sample. Returns undefined if there are none, if they can't be parsed, or if they
 * belong to another text: the sample has been edited since. A test of the samples reports that.
 *
 * @param code the whole sample without markers
 */
export function readTypes(committed: string | undefined, code: string): CommittedTypes | undefined {
  if (committed === undefined) return undefined;
  try {
    const types = JSON.parse(committed) as CommittedTypes;
    return types.digest === typesDigest(code) ? types : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the types of a sample's names, unless they are unknown: see {@link readTypes}.
 *
 * @param source the text of the sample
 * @param read returns the text of a file by its path from the project root
 */
export function typesOfSample(
  sample: string,
  source: string,
  read: (path: string) => string | undefined,
): CommittedTypes | undefined {
  if (!hasTypes(sample)) return undefined;
  const whole = sampleRegion(source);
  return 'code' in whole ? readTypes(read(typesFile(sample)), whole.code) : undefined;
}

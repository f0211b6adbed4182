import { digestOf } from '../sources/digest';
import type { NameType, SampleTypes } from './sample-types';

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
 * Parses the committed types of a sample. Returns undefined if there are none, or if they belong to another text: the
 * sample has been edited since.
 *
 * @param code the whole sample without markers
 */
export function readTypes(committed: string | undefined, code: string): CommittedTypes | undefined {
  if (committed === undefined) return undefined;
  const types = JSON.parse(committed) as CommittedTypes;
  return types.digest === typesDigest(code) ? types : undefined;
}

/** What a name in a sample is. */
export interface NameType {
  /** The declaration, as editors show it: `const pool: Pool`, `(method) Pool.involvesToken(token: Token): boolean`. */
  text: string;
  /** First sentence of the comment at the declaration. */
  comment?: string;
}

/** A name's type, with a link to its entry in the reference. */
export interface LinkedType extends NameType {
  /** Address, with base path. */
  href?: string;
}

/**
 * The types of the names in a sample.
 *
 * @example
 *   // const pool = new Pool(dai);
 *   { types: [a, b, c], lines: [[6, 4, 0, 17, 4, 1, 22, 3, 2]] }
 */
export interface SampleTypes<Type extends NameType = LinkedType> {
  types: Type[];
  /** For each line of the whole sample without markers, three numbers per name: its column, its length and its type. */
  lines: number[][];
}

/**
 * Returns the address of a sample's types, which are in the same folder as its text.
 *
 * @param text address of the text, which ends in `.txt`
 */
export const typesAddress = (text: string): string => text.replace(/\.txt$/, '.types.json');

/** Whether the names of a sample have types. */
export const hasTypes = (sample: string): boolean => /\.tsx?$/.test(sample);

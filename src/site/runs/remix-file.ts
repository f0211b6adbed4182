/** What Remix is given of a sample. */
export interface RemixFile {
  /** The file as readers see it, its imports with their versions. */
  source: string;
  /** `0.7.6+commit.7338295f`. */
  compiler: string;
}

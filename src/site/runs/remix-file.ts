/** A sample as passed to Remix. */
export interface RemixFile {
  /** The source as shown, with versions added to its imports. */
  source: string;
  /** `0.7.6+commit.7338295f`. */
  compiler: string;
}

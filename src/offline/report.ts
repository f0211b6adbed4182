/** The message that a page sends to the worker after it has been open for a while. */
export interface Report {
  /** The page's path on the host. */
  page: string;
  /** URLs that the page has requested. */
  asked: readonly string[];
  /** Digest of the build that the page's scripts came from. */
  compilation: string;
}

/** The message that the worker sends to a page when the host has a different build from the saved one. */
export interface NewBuild {
  newBuild: string;
}

/** Whether a message is a page's report. */
export const isReport = (data: unknown): data is Report =>
  typeof data === 'object' && data !== null && 'page' in data && 'asked' in data;

/** Whether a message announces a new build. */
export const isNewBuild = (data: unknown): data is NewBuild =>
  typeof data === 'object' && data !== null && 'newBuild' in data;

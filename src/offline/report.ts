/** What a page tells the worker of itself once it has been read for a while. */
export interface Report {
  /** Its path on the host. */
  page: string;
  /** Addresses of what it has asked for. */
  asked: readonly string[];
  /** Of the scripts that it came with. */
  compilation: string;
}

/** What the worker tells a page: the host has another build than the one that is saved. */
export interface NewBuild {
  newBuild: string;
}

/** Whether a message is a page's report. */
export const isReport = (data: unknown): data is Report =>
  typeof data === 'object' && data !== null && 'page' in data && 'asked' in data;

/** Whether a message tells of a new build. */
export const isNewBuild = (data: unknown): data is NewBuild =>
  typeof data === 'object' && data !== null && 'newBuild' in data;

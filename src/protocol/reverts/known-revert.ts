/** What the site knows of one revert, as the browser needs it. */
export interface KnownRevert {
  /** A revert string, a custom error as `Name(type,type)`, or the message of an SDK, a node or a wallet. */
  code: string;
  /** The contract, library or package that says so. */
  contract: string;
  cause: string;
  fix: string;
  /** Address of its own explanation, without base path. */
  href?: string;
  /** A page that helps, without base path, where it has no explanation of its own. */
  see?: string;
  /** Who says so, where it is no contract. */
  by?: 'sdk' | 'client';
  /**
   * It says only that something failed, and is told where nothing beside it says more. What it wraps is another message, or
   * the data of a revert.
   */
  wraps?: 'message' | 'data';
  /** `0x` and 8 hex digits, of a custom error. */
  selector?: string;
}

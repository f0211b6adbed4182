/** Why the site was not saved. */
export type Reason =
  /** The browser blocks storage here, or has no service workers. */
  | 'refused'
  /** There is not enough storage. */
  | 'full'
  /** The connection failed. */
  | 'network'
  /** Another tab is already saving the site. */
  | 'elsewhere'
  /** The host sends something other than its listing says, or keeps switching builds. */
  | 'changing'
  /** The reader stopped saving. */
  | 'stopped';

/** Error for when the site was not saved. */
export class NotSaved extends Error {
  constructor(
    readonly reason: Reason,
    cause?: unknown,
  ) {
    super(`The site was not saved: ${reason}`, { cause });
  }
}

/** Converts an error, such as one of the browser's, to a reason. */
export function reasonOf(error: unknown): Reason {
  if (error instanceof NotSaved) return error.reason;
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'AbortError') return 'stopped';
  return name === 'TypeError' ? 'network' : 'refused';
}

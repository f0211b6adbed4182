/** Why the site was not saved. */
export type Reason =
  /** The browser keeps nothing here, or has no service workers. */
  | 'refused'
  /** There is no room for it. */
  | 'full'
  /** The connection broke off. */
  | 'network'
  /** Another tab is at it. */
  | 'elsewhere'
  /** The host sends something else than was built, or another build each time. */
  | 'changing'
  /** The reader stopped it. */
  | 'stopped';

/** The site was not saved. */
export class NotSaved extends Error {
  constructor(
    readonly reason: Reason,
    cause?: unknown,
  ) {
    super(`The site was not saved: ${reason}`, { cause });
  }
}

/** What a failure of the browser's means. */
export function reasonOf(error: unknown): Reason {
  if (error instanceof NotSaved) return error.reason;
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'AbortError') return 'stopped';
  return name === 'TypeError' ? 'network' : 'refused';
}

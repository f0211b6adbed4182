/** Upper limits of the first pause and of any pause, in ms. GROWTH is the factor between two pauses. */
const FIRST = 250;
const GROWTH = 1.6;
const LONGEST = 10_000;

/** Thrown by a pause when the total waiting time is used up. */
class DeadlineError extends Error {
  constructor(milliseconds: number) {
    super(`the service was not ready within ${milliseconds / 1000} s`);
    this.name = 'DeadlineError';
  }
}

/** A time limit shared by everything that is waited for. It starts with the first pause. */
export interface SharedDeadline {
  /** Starts a series of pauses with exponential backoff. Random jitter keeps two pushes from polling in step. */
  pauses: () => () => Promise<void>;
}

/**
 * Creates a shared time limit with exponential backoff.
 *
 * @param milliseconds how long all pauses together may last; a pause that would start later is refused
 * @throws DeadlineError from a pause, once the time is over
 */
export function createSharedDeadline(milliseconds: number): SharedDeadline {
  let end: number | undefined;
  return {
    pauses: () => {
      let longest = FIRST;
      return async () => {
        end ??= Date.now() + milliseconds;
        const left = end - Date.now();
        if (left <= 0) throw new DeadlineError(milliseconds);
        const pause = longest * (0.5 + Math.random() / 2);
        longest = Math.min(longest * GROWTH, LONGEST);
        await new Promise((resolve) => setTimeout(resolve, Math.min(pause, left)));
      };
    },
  };
}

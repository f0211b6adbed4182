/** The first pause, in ms, by how much the next is longer, and the longest. */
const FIRST = 250;
const GROWTH = 1.6;
const LONGEST = 10_000;

/** Waiting has gone on for as long as it may. */
class OutOfPatience extends Error {
  constructor(milliseconds: number) {
    super(`the service was not ready within ${milliseconds / 1000} s`);
    this.name = 'OutOfPatience';
  }
}

/** A time that several things may be waited for together: it begins with the first pause. */
export interface Patience {
  /** Pauses for one thing: each longer than the one before, and no two pushes in step. */
  pauses: () => () => Promise<void>;
}

/**
 * @param milliseconds how long all pauses together may last; the one after them is refused
 * @throws OutOfPatience from a pause, once the time is over
 */
export function createPatience(milliseconds: number): Patience {
  let end: number | undefined;
  return {
    pauses: () => {
      let longest = FIRST;
      return async () => {
        end ??= Date.now() + milliseconds;
        const left = end - Date.now();
        if (left <= 0) throw new OutOfPatience(milliseconds);
        const pause = longest * (0.5 + Math.random() / 2);
        longest = Math.min(longest * GROWTH, LONGEST);
        await new Promise((resolve) => setTimeout(resolve, Math.min(pause, left)));
      };
    },
  };
}

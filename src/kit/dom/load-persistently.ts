/** The longest wait between two attempts, in ms. */
const LONGEST = 60_000;

/**
 * Loads a chunk, and asks again where it does not come: what the server has drawn stays meanwhile, and a page never
 * crashes over a part of it.
 *
 * @param wait before the next attempt, in ms; doubles each time
 * @param onFailure told of every attempt that failed
 */
export async function loadPersistently<T>(
  load: () => Promise<T>,
  wait = 1000,
  onFailure?: () => void,
): Promise<T> {
  try {
    return await load();
  } catch {
    onFailure?.();
    await new Promise<void>((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        window.removeEventListener('online', goOn);
        resolve();
      };
      const timer = setTimeout(goOn, wait);
      window.addEventListener('online', goOn);
    });
    return loadPersistently(load, Math.min(2 * wait, LONGEST), onFailure);
  }
}

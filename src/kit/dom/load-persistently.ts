/** The longest delay between two attempts, in ms. */
const LONGEST = 60_000;

/**
 * Calls a function that loads something, such as a chunk, and retries until it succeeds. Retries early if the browser
 * comes back online. The page keeps its markup in the meantime, so it does not crash because one of its parts is
 * missing.
 *
 * @param wait delay before the next attempt, in ms; doubles after each failure, up to {@link LONGEST}
 * @param onFailure called after every failed attempt
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

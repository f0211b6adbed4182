/** The longest delay between two attempts, in ms. */
const LONGEST = 60_000;

/**
 * Loads a chunk and retries until it succeeds. The server-rendered markup stays in the meantime, so a page never
 * crashes because one of its parts is missing.
 *
 * @param wait delay before the next attempt, in ms; doubles each time
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

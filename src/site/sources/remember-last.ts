/**
 * Wraps a reader so that it caches the result for its last text, because many docs in a row read the same data file.
 * Exceptions are not cached.
 */
export function rememberLast<Result>(read: (text: string) => Result): (text: string) => Result {
  let last: { text: string; result: Result } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, result: read(text) };
    return last.result;
  };
}

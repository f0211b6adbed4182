/** Returns an error's message, followed by each `cause` on a line that starts with "Cause:". Stops at a cycle. */
export function causeChain(error: unknown): string {
  const seen = new Set<unknown>();
  const messages: string[] = [];
  for (let current = error; current !== undefined && !seen.has(current);) {
    seen.add(current);
    messages.push(current instanceof Error ? current.message : JSON.stringify(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages.join('\nCause: ');
}

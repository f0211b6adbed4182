/** Returns the message of anything that was thrown. The service's client throws plain objects. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  const { message, status } = error as { message?: string; status?: number };
  return [status, message ?? JSON.stringify(error)].filter(Boolean).join(' ');
}

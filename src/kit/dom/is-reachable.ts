/**
 * Whether the host responds at this URL. Check it before leaving the page, so that the reader never ends up on a blank
 * one.
 */
export async function isReachable(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/** Whether the host answers for an address; asked before leaving the page, so that nobody lands on a white one. */
export async function answers(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

import { takeBuildLock, type BuildLock } from './build-lock';

/** Environment variable with the id of the process that has locked the checkout for Gatsby. */
export const LOCKED_BY = 'BUILD_LOCKED_BY';

/** Locks a checkout, or exits with a message that names the lock's holder or explains why the lock can't be taken. */
export function acquireLockOrExit(root: string): BuildLock {
  let taken: BuildLock | string;
  try {
    taken = takeBuildLock(root);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    taken = `The build cannot write into ${root}${code === 'ENOSPC' ? ', because the disk is full' : ''}: ${message}. Free some disk space or correct the permissions, and build again.`;
  }
  if (typeof taken !== 'string') return taken;
  console.error(taken);
  return process.exit(1);
}

/** Locks a checkout, unless this process was started by `npm run build`, which has already locked it. */
export function holdCheckout(root: string): void {
  if (process.env[LOCKED_BY] !== String(process.ppid)) acquireLockOrExit(root);
}

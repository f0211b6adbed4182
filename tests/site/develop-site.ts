import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port';
import { ownEnvironment, withoutColours } from './site-copy';

/** `gatsby develop` in a folder, as a writer has it running. */
export interface DevelopedSite {
  /** Its address, without slash at the end. */
  url: string;
  /** What it has said since this was last asked, without colours. */
  said: () => string;
  /**
   * Asks for a condition until it holds.
   *
   * @param what is awaited, or a function that says so in the end
   * @throws Error with that and with what was said, where it does not hold in time
   */
  until: (
    condition: () => boolean | Promise<boolean>,
    what: string | (() => string),
  ) => Promise<void>;
  stop: () => Promise<void>;
}

/** Far beyond what a busy machine needs: only what never comes ends by it. */
const PATIENCE = 480_000;

/**
 * Starts `gatsby develop` and waits until it serves.
 *
 * @param env set besides the environment of this process
 */
export async function developSite(
  folder: string,
  env: Record<string, string> = {},
): Promise<DevelopedSite> {
  const port = await freePort();
  const gatsby = join(process.cwd(), 'node_modules/gatsby/cli.js');
  const child = spawn(
    process.execPath,
    [gatsby, 'develop', '--host', '127.0.0.1', '--port', String(port)],
    {
      cwd: folder,
      env: { ...ownEnvironment(), ...env },
      // A group of its own: develop starts processes that outlive it otherwise.
      detached: true,
    },
  );
  // Develop would outlive this process if it were killed. Then the pipe closes.
  const guard = spawn('sh', ['-c', 'read -r _; kill -s INT -- "-$0"', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  child.on('close', () => guard.kill());
  let output = '';
  let asked = 0;
  const take = (chunk: Buffer) => (output += withoutColours(chunk.toString()));
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const site: DevelopedSite = {
    url: `http://127.0.0.1:${port}`,
    said: () => {
      const news = output.slice(asked);
      asked = output.length;
      return news;
    },
    until: async (condition, what) => {
      const end = Date.now() + PATIENCE;
      const failure = (cause?: unknown) => {
        const awaited = typeof what === 'string' ? what : what();
        const why = child.exitCode === null ? '' : ': develop has ended';
        return new Error(`${awaited} did not come about${why}. It said:\n${output}`, { cause });
      };
      // What asks a develop that is ending fails a moment before its end is known.
      const holds = () =>
        Promise.resolve(condition()).catch(async (error: unknown) => {
          await Promise.race([ended, pause(5_000, undefined, { ref: false })]);
          throw child.exitCode === null ? error : failure(error);
        });
      while (!(await holds())) {
        if (child.exitCode !== null || Date.now() > end) throw failure();
        await pause(200);
      }
    },
    stop: async () => {
      if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGINT');
      await ended;
    },
  };
  try {
    await site.until(() => output.includes('You can now view'), 'the start of develop');
  } catch (error) {
    await site.stop();
    throw error;
  }
  return site;
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port';
import { ownEnvironment, withoutColours } from './site-copy';

/** A running `gatsby develop` in a folder. */
export interface DevelopedSite {
  /** URL of the site, without a trailing slash. */
  url: string;
  /** Process ID of `gatsby develop`. */
  pid: number;
  /** Returns the output since the last call, without colors. */
  said: () => string;
  /**
   * Waits until a condition holds.
   *
   * @param what description of the condition, or a function that returns one
   * @throws Error with the description and the output if the condition doesn't hold in time
   */
  until: (
    condition: () => boolean | Promise<boolean>,
    what: string | (() => string),
  ) => Promise<void>;
  stop: () => Promise<void>;
}

/** Maximum wait for a condition, in ms. Even a busy machine needs far less. */
const PATIENCE = 480_000;

/**
 * Starts `gatsby develop` and waits until it serves pages.
 *
 * @param env variables to add to the environment of this process
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
      // Makes develop the leader of a process group, so that all processes that it starts can be stopped with it.
      detached: true,
    },
  );
  // Stops develop if this process is killed, because develop would otherwise keep running. The guard notices that when
  // its input closes.
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
    pid: child.pid ?? 0,
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
      // If a request fails, waits a moment for develop to exit. While develop shuts down, a request can fail before the
      // exit code is known.
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

import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port';
import { ownEnvironment, withoutColours } from './site-copy';

/** A development server to start. */
export interface ServerCommand {
  folder: string;
  /** Path of a script that Node runs, and its arguments. Those for its host and port are added. */
  script: readonly string[];
  /** Variables to add to the environment of this process. */
  env?: Record<string, string>;
  /** Path of the Node that runs the script; by default the one of this process. */
  node?: string;
}

/** A running development server. */
export interface StartedServer {
  /** URL of the site, without a trailing slash. */
  url: string;
  /** Process ID of the server. */
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

const HOST = '127.0.0.1';

/**
 * Header of a request to a development server. It closes the connection after the response, because a busy server may
 * otherwise close an idle one just as the next request uses it.
 */
export const CLOSE = { Connection: 'close' };

/**
 * Starts a development server on a free port, and waits until it prints its address and answers there.
 *
 * @throws Error with the server's output if it exits before that
 */
export async function startServer({
  folder,
  script,
  env = {},
  node = process.execPath,
}: ServerCommand): Promise<StartedServer> {
  const port = await freePort();
  const url = `http://${HOST}:${port}`;
  const child = spawn(node, [...script, '--host', HOST, '--port', String(port)], {
    cwd: folder,
    env: { ...ownEnvironment(), ...env },
    // Makes the server the leader of a process group, so that all processes that it starts can be stopped with it.
    detached: true,
  });
  // Stops the server if this process is killed, because it would otherwise keep running. The guard notices that when
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
  const server: StartedServer = {
    url,
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
        const why = child.exitCode === null ? '' : ': the server has ended';
        return new Error(`${awaited} did not come about${why}. It said:\n${output}`, { cause });
      };
      // If a request fails, waits a moment for the server to exit. While it shuts down, a request can fail before the
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
    // Docusaurus prints its address before it listens there.
    const answers = () => fetch(url, { method: 'HEAD', headers: CLOSE }).then(Boolean, () => false);
    await server.until(async () => output.includes(url) && answers(), `The start of ${url}`);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

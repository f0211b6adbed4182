import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ownEnvironment } from './site-copy';

/** A development server over a site copy. */
export interface DevelopSite {
  /** Its address, without slash at the end. */
  url: string;
  stop: () => Promise<void>;
}

/** Runs `gatsby develop` in a folder, and resolves once it answers. */
export async function developSite(folder: string): Promise<DevelopSite> {
  const port = await freePort();
  const gatsby = join(process.cwd(), 'node_modules/gatsby/cli.js');
  const child = spawn(
    process.execPath,
    [gatsby, 'develop', '-H', '127.0.0.1', '-p', String(port)],
    {
      cwd: folder,
      env: ownEnvironment(),
      // A group of its own: Gatsby starts further processes, and all of them are to end.
      detached: true,
    },
  );
  const ended = once(child, 'close');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(`http://127.0.0.1:${port}/`)) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('close', () => reject(new Error(output)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

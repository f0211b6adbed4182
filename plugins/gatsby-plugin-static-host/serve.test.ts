import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { freePort } from '../../tests/free-port';
import { listenAddress, siteAddresses } from './listen-address';

/**
 * Starts the server as `npm start` does. Resolves with the first line of its output, and with its exit code if it
 * exited.
 */
async function serve(
  env: Record<string, string>,
  ...args: string[]
): Promise<{ line: string; code: number | null; stop: () => Promise<void> }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'plugins/gatsby-plugin-static-host/serve.ts', ...args],
    { env: { ...process.env, HOST: undefined, PORT: undefined, ...env } },
  );
  const ended = once(child, 'close');
  let line = '';
  const said = new Promise((resolve) => {
    const take = (chunk: Buffer) => {
      line += chunk.toString();
      if (line.includes('\n')) resolve(undefined);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
  });
  const listens = await Promise.race([said.then(() => line.startsWith('The site is at')), ended]);
  if (listens !== true) await ended;
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { line, code: child.exitCode, stop };
}

const answers = (address: string) =>
  fetch(address, { redirect: 'manual' }).then(
    ({ status }) => status > 0,
    () => false,
  );

/** The addresses of this machine in its network. */
const others = Object.values(networkInterfaces())
  .flatMap((list = []) => list)
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);

/** Another loopback address if the system has one, so that the tests can fail even on a machine without a network. */
const unprinted = process.platform === 'linux' ? ['127.0.0.2'] : [];

test('the server responds only to this machine, at the address that it prints', async () => {
  const port = await freePort();
  const { line, stop } = await serve({ PORT: String(port) });
  expect(line).toBe(`The site is at http://localhost:${port}\n`);
  expect(await answers(`http://localhost:${port}/`)).toBe(true);
  expect(await answers(`http://127.0.0.1:${port}/`)).toBe(true);
  for (const address of [...unprinted, ...others]) {
    expect(await answers(`http://${address}:${port}/`), address).toBe(false);
  }
  await stop();
});

test('HOST opens the server to other machines, at every address that it prints', async () => {
  const port = await freePort();
  const { line, stop } = await serve({ PORT: String(port), HOST: '0.0.0.0', BASE_PATH: '/docs' });
  const printed = line.match(/http:\S+/g) ?? [];
  const expected = ['localhost', ...others].map((host) => `http://${host}:${port}/docs`);
  expect(printed).toEqual(expected);
  for (const address of [...printed, ...unprinted.map((host) => `http://${host}:${port}/docs`)]) {
    expect(await answers(address), address).toBe(true);
  }
  await stop();
});

test('a HOST is printed unchanged, but an IPv6 address is in brackets', () => {
  const printed = (host: string) => siteAddresses({ host, port: 9000 }, '/docs');
  expect(printed('192.0.2.1')).toEqual(['http://192.0.2.1:9000/docs']);
  expect(printed('::1')).toEqual(['http://[::1]:9000/docs']);
});

test.each(['abc', '80000', '', '0', '-1'])(
  '%o is not a port, and the message describes a valid one',
  (PORT) => {
    expect(listenAddress({ PORT })).toContain(
      `PORT in the environment is "${PORT}": write a number from 1 to 65535`,
    );
  },
);

test.each([
  [{ PORT: 'abc' }, 'PORT in the environment is "abc"'],
  [{ HOST: 'no-such-host.invalid' }, 'HOST in the environment is "no-such-host.invalid"'],
  [{ SITE_URL: 'https://a.example/docs' }, 'SITE_URL in the environment is'],
])('%o makes the check fail with a one-line message', async (env, message) => {
  const { line, code } = await serve({ PORT: String(await freePort()), ...env }, '--check');
  expect(line).toContain(message);
  expect(line.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});

test('a port in use makes the check fail with a one-line message that names another port', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const { line, code } = await serve({ PORT: String(port) }, '--check');
  taken.close();
  expect(line).toMatch(/^Port \d+ is in use\. .* PORT=\d+ npm start\n$/);
  expect(code).toBe(1);
});

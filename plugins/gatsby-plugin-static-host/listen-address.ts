import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** The host and port that the server listens on. */
export interface ListenAddress {
  host: string;
  port: number;
}

const LOOPBACK = '127.0.0.1';
const EVERYWHERE = new Set(['0.0.0.0', '::']);

/**
 * Returns the address from the environment variables `HOST` and `PORT`. The default is port 9000, for this machine
 * only.
 *
 * @returns the address, or an error message if `PORT` is invalid
 */
export function listenAddress({ HOST, PORT }: NodeJS.ProcessEnv): ListenAddress | string {
  const port = PORT ?? '9000';
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535) {
    return `PORT in the environment is "${port}": write a number from 1 to 65535, or leave it out to use port 9000.`;
  }
  return { host: HOST?.trim() ? HOST.trim() : LOOPBACK, port: Number(port) };
}

/**
 * Returns the addresses at which a browser can reach the server.
 *
 * @param addresses addresses of this machine in its network, for a server that listens on every interface
 */
export function siteAddresses(
  { host, port }: ListenAddress,
  basePath: string,
  addresses: readonly string[] = networkAddresses(),
): string[] {
  const hosts = EVERYWHERE.has(host)
    ? ['localhost', ...addresses]
    : [host === LOOPBACK ? 'localhost' : host];
  return hosts.map((name) => `http://${isIPv6(name) ? `[${name}]` : name}:${port}${basePath}`);
}

const networkAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((list = []) =>
    list.filter(({ family, internal }) => family === 'IPv4' && !internal).map((it) => it.address),
  );

/** Returns a one-line message with the reason why the server cannot listen, and a fix. */
export function explainListenError(
  error: NodeJS.ErrnoException,
  { host, port }: ListenAddress,
): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop the process that uses it, or choose another: PORT=${port < 65_535 ? port + 1 : 9000} npm start`;
    case 'EACCES':
      return `Port ${port} needs administrator rights. Choose one above 1023, such as PORT=9000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'ENOTFOUND':
      return `HOST in the environment is "${host}", which is not an address of this machine: leave it out to serve only this machine, or write 0.0.0.0 for every interface.`;
    default:
      return error.message;
  }
}

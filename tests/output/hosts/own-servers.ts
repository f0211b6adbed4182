import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { findProgram } from '../../programs';
import { freePort } from '../../free-port';
import type { RunningHost } from '../serve';
import { hostName, type SiteFolder } from './site-folder';

/** Expected behavior of self-hosted servers with the configuration that the build writes for them. */
export const ownHost = {
  forms: { '/': 'page', '.html': 'page', '/index.html': 'page' },
  movedForms: ['', '/', '.html', '/index.html'],
  compresses: true,
} as const;

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });

/**
 * Runs a server until it is stopped.
 *
 * @throws Error with its output if it exits before it responds
 */
export async function run(
  command: string,
  args: readonly string[],
  { port, env, cwd }: { port: number; env?: Readonly<Record<string, string>>; cwd?: string },
): Promise<RunningHost> {
  const child = spawn(command, [...args], { cwd, env: { ...process.env, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  const ended = once(child, 'close');
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (child.exitCode !== null || tries > 600) throw new Error(`${command}: ${said}`);
    await new Promise((later) => setTimeout(later, 50));
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Edits a configuration file as an operator would. @throws Error if the file lacks a text to replace */
function edited(text: string, changes: readonly [from: string, to: string][]): string {
  return changes.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`The host's file has no ${from}`);
    return before.replaceAll(from, to);
  }, text);
}

/** Returns the text of a file that the build writes for a host. */
export const given = ({ hosting }: SiteFolder, name: string): string => {
  const text = hosting.get(name);
  if (text === undefined) throw new Error(`The build writes no ${name}`);
  return text;
};

/** Creates a folder for the server's own files, outside its document root. */
export function ownFolder({ root }: SiteFolder): string {
  const folder = join(root, '..', 'server');
  mkdirSync(folder, { recursive: true });
  return folder;
}

export async function nginx(site: SiteFolder): Promise<RunningHost> {
  const port = await freePort();
  const own = ownFolder(site);
  const text = edited(given(site, 'nginx/site.conf'), [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['/var/www/site', site.root],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${own}/${name};`)
    .join('\n');
  writeFileSync(
    join(own, 'nginx.conf'),
    `daemon off; pid ${own}/pid; error_log ${own}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http { access_log off; ${temporary}
${text} }`,
  );
  return run(findProgram('nginx'), ['-e', join(own, 'error.log'), '-c', join(own, 'nginx.conf')], {
    port,
  });
}

export async function caddy(site: SiteFolder): Promise<RunningHost> {
  const port = await freePort();
  const own = ownFolder(site);
  const text = edited(given(site, 'caddy/Caddyfile'), [
    [`${hostName} {\n`, `http://127.0.0.1:${port} {\n`],
    ['/var/www/site', site.root],
  ]);
  writeFileSync(join(own, 'Caddyfile'), `{\n\tadmin off\n}\n${text}`);
  return run(
    findProgram('Caddy'),
    ['run', '--config', join(own, 'Caddyfile'), '--adapter', 'caddyfile'],
    { port, env: { XDG_DATA_HOME: own, XDG_CONFIG_HOME: own } },
  );
}

/** The modules that Apache loads in Debian's default configuration. */
const MODULES = [
  'mpm_event',
  'authz_core',
  'mime',
  'dir',
  'rewrite',
  'headers',
  'filter',
  'deflate',
  'brotli',
];

export async function apache(site: SiteFolder): Promise<RunningHost> {
  const port = await freePort();
  const own = ownFolder(site);
  const text = edited(given(site, 'apache/site.conf'), [
    ['*:80', `127.0.0.1:${port}`],
    ['/var/www/site', site.root],
  ]);
  const modules = process.env.APACHE_MODULES ?? '/usr/lib/apache2/modules';
  writeFileSync(
    join(own, 'apache.conf'),
    `ServerRoot ${own}
ServerName localhost
PidFile ${own}/pid
ErrorLog ${own}/error.log
Listen 127.0.0.1:${port}
${MODULES.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
TypesConfig /dev/null
${text}`,
  );
  return run(findProgram('Apache'), ['-D', 'FOREGROUND', '-f', join(own, 'apache.conf')], { port });
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** An engine that the browser tests drive. */
export type Engine = 'chromium' | 'firefox';

/** What the tests drive, or drive it by. */
export type Program =
  Engine | 'WebKit' | 'WebKit driver' | 'virtual screen' | 'nginx' | 'Caddy' | 'Apache';

interface Distribution {
  /** Names the program, where it stands elsewhere. */
  variable: string;
  /** Where programs of this engine usually stand. */
  usual: readonly string[];
  /** Fetches one that Playwright made, where the network allows it. */
  download?: readonly [command: string, ...args: string[]];
  /** The package of Debian that brings one. */
  debian: string;
}

const distributions: Record<Program, Distribution> = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    usual: [
      chromium.executablePath(),
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome-stable',
      '/usr/bin/google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    download: ['npx', 'playwright-core', 'install', 'chromium'],
    debian: 'chromium',
  },
  // Released Firefox, over WebDriver BiDi: the build that Playwright would fetch is another browser than readers have.
  firefox: {
    variable: 'FIREFOX_PATH',
    usual: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    debian: 'firefox-esr',
  },
  // The engine of Safari as WebKitGTK has it, in the small browser that comes with the library.
  WebKit: {
    variable: 'WEBKIT_PATH',
    usual: ['x86_64', 'aarch64'].map(
      (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    ),
    debian: 'libwebkit2gtk-4.1-0',
  },
  'WebKit driver': {
    variable: 'WEBKIT_DRIVER_PATH',
    usual: ['/usr/bin/WebKitWebDriver'],
    debian: 'webkit2gtk-driver',
  },
  // GTK draws nowhere else.
  'virtual screen': { variable: 'XVFB_PATH', usual: ['/usr/bin/Xvfb'], debian: 'xvfb' },
  nginx: { variable: 'NGINX_PATH', usual: ['/usr/sbin/nginx'], debian: 'nginx-light' },
  Caddy: { variable: 'CADDY_PATH', usual: ['/usr/bin/caddy'], debian: 'caddy' },
  Apache: { variable: 'APACHE_PATH', usual: ['/usr/sbin/apache2'], debian: 'apache2' },
};

const attempt = (command: string, args: readonly string[]): void => {
  try {
    execFileSync(command, [...args], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    console.warn(`${command} ${args.join(' ')} did not work`);
  }
};

/**
 * A program to test with: one that is here, else Playwright's download, else, as root on Debian, the distribution's.
 *
 * @returns path of the program
 * @throws Error that says how to get one
 */
export function findProgram(program: Program): string {
  const { variable, usual, download, debian } = distributions[program];
  const present = () =>
    [process.env[variable], ...usual].find(
      (path): path is string => path !== undefined && existsSync(path),
    );
  const found = present();
  if (found) return found;
  if (download) {
    const [command, ...args] = download;
    attempt(command, args);
    const downloaded = present();
    if (downloaded) return downloaded;
  }
  if (process.getuid?.() === 0) {
    attempt('apt-get', ['update']);
    attempt('apt-get', ['install', '-y', '--no-install-recommends', debian]);
  }
  const installed = present();
  if (installed) return installed;
  throw new Error(`No ${program}: install one, or name it in ${variable}.`);
}

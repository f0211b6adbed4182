import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const present = (): string | undefined =>
  [process.env.CHROMIUM_PATH, chromium.executablePath(), ...usual].find(
    (path): path is string => path !== undefined && existsSync(path),
  );

const attempt = (command: string, args: string[]): void => {
  try {
    execFileSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    console.warn(`${command} ${args.join(' ')} did not work`);
  }
};

/**
 * A Chromium to test in: one that is here, else playwright's download, else, as root on Debian, the distribution's.
 *
 * @throws Error that says how to get one
 */
export function findChromium(): string {
  const found = present();
  if (found) return found;
  attempt('npx', ['playwright-core', 'install', 'chromium']);
  const downloaded = present();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0) {
    attempt('apt-get', ['update']);
    attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  const installed = present();
  if (installed) return installed;
  throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH.');
}

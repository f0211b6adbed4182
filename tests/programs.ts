import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** A browser engine that Playwright controls. */
export type Engine = 'chromium' | 'firefox';

/** What tests need but npm doesn't install: programs, and the fallback for the site's font. */
export type Program =
  | Engine
  | 'chromium headless shell'
  | 'Liberation Sans'
  | 'WebKit'
  | 'WebKit driver'
  | 'virtual screen'
  | 'nginx'
  | 'Caddy'
  | 'Apache';

interface Source {
  /** Environment variable with the program's path, for a program that isn't in a usual place. */
  variable: string;
  /** Usual paths of the program. */
  usual: readonly string[];
  /** Debian package that contains the program. */
  debian: string;
  /** Oldest supported major version. */
  atLeast?: number;
}

const wholeChromium = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
];

const sources: Record<Program, Source> = {
  chromium: { variable: 'CHROMIUM_PATH', usual: wholeChromium, debian: 'chromium' },
  // A build of Chromium without windows, in which pages take less time. The full browser works too.
  'chromium headless shell': {
    variable: 'HEADLESS_SHELL_PATH',
    usual: ['/usr/bin/chromium-headless-shell', ...wholeChromium],
    debian: 'chromium-headless-shell',
  },
  // A released Firefox, controlled by WebDriver BiDi, because readers don't use Playwright's own build.
  firefox: {
    variable: 'FIREFOX_PATH',
    usual: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    debian: 'firefox-esr',
    // Playwright 1.64 needs network.addDataCollector, which Firefox 140 doesn't have.
    atLeast: 143,
  },
  // Replaces Arial, the fallback of the site's font, on machines without Arial. Otherwise letters would be wider than
  // for readers, and lines and labels would take more space.
  'Liberation Sans': {
    variable: 'TEXT_FONT_PATH',
    usual: [
      '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
      '/usr/share/fonts/liberation-sans/LiberationSans-Regular.ttf',
      '/usr/share/fonts/liberation/LiberationSans-Regular.ttf',
      '/System/Library/Fonts/Supplemental/Arial.ttf',
    ],
    debian: 'fonts-liberation',
  },
  // The minimal browser of WebKitGTK, which has the same engine as Safari.
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
  // GTK needs a display.
  'virtual screen': { variable: 'XVFB_PATH', usual: ['/usr/bin/Xvfb'], debian: 'xvfb' },
  nginx: { variable: 'NGINX_PATH', usual: ['/usr/sbin/nginx'], debian: 'nginx-light' },
  Caddy: { variable: 'CADDY_PATH', usual: ['/usr/bin/caddy'], debian: 'caddy' },
  Apache: { variable: 'APACHE_PATH', usual: ['/usr/sbin/apache2'], debian: 'apache2' },
};

/** Every program that any test needs. */
export const everyProgram = Object.keys(sources) as Program[];

/** Returns the programs that tests in this browser need. */
export const programsFor = (browser: Program): Program[] => [browser, 'Liberation Sans'];

/** The path of a program, or the reason why it can't be used. */
type Search = { path: string } | { problem: string };

function search(program: Program): Search {
  const { variable, usual, atLeast } = sources[program];
  const path = [process.env[variable], ...usual].find(
    (one) => one !== undefined && existsSync(one),
  );
  if (path === undefined) return { problem: `${program} is not installed` };
  if (atLeast === undefined) return { path };
  const printed = spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout;
  const version = Number(/\b(\d+)\.\d/.exec(printed)?.[1]);
  return version >= atLeast
    ? { path }
    : {
        problem: `${path} is ${printed.trim() || 'of no known version'}, and the tests need ${atLeast} or newer`,
      };
}

/** Returns instructions to install missing programs. */
const remedy = (programs: readonly Program[]): string =>
  [
    'Install them with: npm run test:programs',
    '(as root, or with sudo, on Debian or Ubuntu). Elsewhere install them yourself and set the path:',
    ...programs.map(
      (program) => `  ${sources[program].variable}=/path/to/${program.replaceAll(' ', '-')}`,
    ),
  ].join('\n');

/**
 * Returns the path of an installed program.
 *
 * @throws Error with instructions to install it
 */
export function findProgram(program: Program): string {
  const found = search(program);
  if ('path' in found) return found.path;
  throw new Error(`${found.problem}.\n${remedy([program])}`);
}

/** Returns the programs that are missing or too old, each with the problem. */
const missingPrograms = (programs: readonly Program[]): Map<Program, string> =>
  new Map(
    programs.flatMap((program) => {
      const found = search(program);
      return 'problem' in found ? [[program, found.problem] as const] : [];
    }),
  );

const isHere = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, [...args], { stdio: 'ignore' }).status === 0;

/**
 * Returns the command prefix with which `apt-get` runs as root without a password. It's empty for root itself, and
 * undefined if this isn't possible.
 */
function rootForApt(): readonly string[] | undefined {
  if (!isHere('apt-get', ['--version'])) return undefined;
  if (process.getuid?.() === 0) return [];
  return isHere('sudo', ['--non-interactive', 'true']) ? ['sudo', '--non-interactive'] : undefined;
}

/**
 * Time limits of apt-get, in seconds. It waits long for the lock of another apt-get, but not for a network that is
 * down.
 */
const TIMEOUTS = [
  'DPkg::Lock::Timeout=300',
  'Acquire::http::Timeout=10',
  'Acquire::https::Timeout=10',
];
const OPTIONS = TIMEOUTS.flatMap((option) => ['-o', option]);

/** Runs apt-get as root. @throws Error with its error output if it fails or takes longer than `timeout` ms */
function apt(root: readonly string[], args: readonly string[], timeout?: number): void {
  const [command = '', ...rest] = [...root, 'apt-get', ...OPTIONS, ...args];
  execFileSync(command, rest, {
    stdio: 'pipe',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
    ...(timeout !== undefined && { timeout }),
  });
}

const packages = (programs: Iterable<Program>): string[] =>
  [...programs].map((program) => sources[program].debian);

/**
 * Checks that missing programs can be installed on this machine, and updates the package lists.
 *
 * @param limit maximum duration, in ms
 * @throws Error that names each missing program and the command that installs it
 */
export function checkPrograms(programs: readonly Program[], limit = 10_000): void {
  const deadline = Date.now() + limit;
  const missing = missingPrograms(programs);
  if (missing.size === 0) return;
  const root = rootForApt();
  // If only Chromium is missing, continues without apt-get, because Playwright can download Chromium. It can't download
  // the others.
  if (!root && [...missing.keys()].every((program) => program.startsWith('chromium'))) return;
  try {
    if (!root) throw new Error('apt-get is not here, or may not be run.');
    const left = () => Math.max(1, deadline - Date.now());
    apt(root, ['update'], left());
    apt(root, ['--simulate', 'install', ...packages(missing.keys())], left());
  } catch (error) {
    throw new Error(
      [
        'Programs that the tests need are missing, and cannot be installed from here:',
        ...[...missing.values()].map((problem) => `  ${problem}`),
        (error as Error).message.trim(),
        remedy([...missing.keys()]),
      ].join('\n'),
      { cause: error },
    );
  }
}

/**
 * Installs the programs that are missing, with one call of apt-get. Call {@link checkPrograms} first.
 *
 * @throws Error that names a program that is still missing, and the command that installs it
 */
export function installPrograms(programs: readonly Program[]): void {
  const missing = missingPrograms(programs);
  if (missing.size > 0) {
    const root = rootForApt();
    if (root)
      apt(root, ['--yes', '--no-install-recommends', 'install', ...packages(missing.keys())]);
    else execFileSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'inherit' });
  }
  for (const program of programs) console.log(`${program}: ${findProgram(program)}`);
}

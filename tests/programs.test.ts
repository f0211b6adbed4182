import { chmodSync, existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkPrograms, findProgram, installPrograms } from './programs';
import { temporaryFolder } from './temporary-folder';

/** The folder with a test machine's commands. `PATH` contains only this folder. */
const folder = temporaryFolder();
const file = folder.at;

function write(name: string, script: string): void {
  folder.write(name, `#!/bin/sh\n${script}\n`);
  chmodSync(file(name), 0o755);
}

/** Installs a script that prints this version of Firefox. */
const firefox = (version: string) => write('firefox', `echo "Mozilla Firefox ${version}"`);

/** Installs a script in place of apt-get. It logs its arguments and then runs the given script. */
const aptGet = (script: string) =>
  write('apt-get', `[ "$1" = --version ] || echo "$@" >> ${file('calls')}\n${script}`);

/** Returns the logged calls of apt-get, without the `-o` options, because they're always the same. */
const calls = () =>
  existsSync(file('calls'))
    ? folder
        .read('calls')
        .trim()
        .replaceAll(/-o \S+ /g, '')
        .split('\n')
    : [];

beforeEach(() => {
  // Without root, the code calls sudo, so the test machine needs one too.
  write('sudo', 'shift; [ "$1" = true ] || exec "$@"');
  vi.stubEnv('PATH', folder.root);
  vi.stubEnv('FIREFOX_PATH', file('firefox'));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const old = () => firefox('140.12.0esr');
const install = '/bin/sed -i s/140/153/ "$FIREFOX_PATH"';
const whenAsked = (verb: string, script: string) =>
  `case "$*" in *--yes*${verb}*) ${script};; esac`;

test('an installed program is found where its environment variable says', () => {
  firefox('153.7.0esr');
  expect(findProgram('firefox')).toBe(file('firefox'));
  checkPrograms(['firefox']);
  installPrograms(['firefox']);
  expect(calls()).toEqual([]);
});

test('a program that is too old is reported with its version, the oldest supported version and the command that installs it', () => {
  old();
  expect(() => findProgram('firefox')).toThrow(
    `${file('firefox')} is Mozilla Firefox 140.12.0esr, and the tests need 143 or newer.`,
  );
  expect(() => findProgram('firefox')).toThrow(/npm run test:programs[^]*FIREFOX_PATH=/);
});

test('missing programs are installed by one call of apt-get, after updating the package lists', () => {
  old();
  aptGet(whenAsked('install', install));
  checkPrograms(['firefox']);
  installPrograms(['firefox']);
  expect(calls()).toEqual([
    'update',
    '--simulate install firefox-esr',
    '--yes --no-install-recommends install firefox-esr',
  ]);
  expect(findProgram('firefox')).toBe(file('firefox'));
});

test('a distribution whose package is too old is reported', () => {
  old();
  aptGet('true');
  expect(() => installPrograms(['firefox'])).toThrow('the tests need 143 or newer');
});

describe('before any step, users who cannot install missing programs are told which, why and how', () => {
  const problem = /Firefox 140[^]*test:programs[^]*FIREFOX_PATH=/;

  test('if there is no apt-get', () => {
    old();
    expect(() => checkPrograms(['firefox'])).toThrow(/apt-get is not here/);
    expect(() => checkPrograms(['firefox'])).toThrow(problem);
  });

  test('if no package has it', () => {
    old();
    aptGet(
      'case "$*" in *install*) echo "E: Unable to locate package firefox-esr" >&2; exit 100;; esac',
    );
    expect(() => checkPrograms(['firefox'])).toThrow(/E: Unable to locate package firefox-esr/);
    expect(() => checkPrograms(['firefox'])).toThrow(problem);
  });

  test('if the network hangs, within the time limit', () => {
    old();
    aptGet('case "$*" in *update*) exec /bin/sleep 60;; esac');
    const started = performance.now();
    expect(() => checkPrograms(['firefox'], 500)).toThrow(problem);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

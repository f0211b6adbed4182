import { chmodSync, existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkPrograms, findProgram, installPrograms } from './programs';
import { temporaryFolder } from './temporary-folder';

/** The commands of a fake machine: its `PATH` contains only the scripts in this folder. */
const folder = temporaryFolder();
const file = folder.at;

function write(name: string, script: string): void {
  folder.write(name, `#!/bin/sh\n${script}\n`);
  chmodSync(file(name), 0o755);
}

/** Installs a fake Firefox of this version. */
const firefox = (version: string) => write('firefox', `echo "Mozilla Firefox ${version}"`);

/** Installs a fake apt-get that logs its arguments and then runs the script. */
const aptGet = (script: string) =>
  write('apt-get', `[ "$1" = --version ] || echo "$@" >> ${file('calls')}\n${script}`);

/** Returns the logged apt-get calls, without the `-o` options, which are always the same. */
const calls = () =>
  existsSync(file('calls'))
    ? folder
        .read('calls')
        .trim()
        .replaceAll(/-o \S+ /g, '')
        .split('\n')
    : [];

beforeEach(() => {
  // A fake sudo, which is called unless the tests run as root.
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

test('a program that is there is found where its variable says', () => {
  firefox('153.7.0esr');
  expect(findProgram('firefox')).toBe(file('firefox'));
  checkPrograms(['firefox']);
  installPrograms(['firefox']);
  expect(calls()).toEqual([]);
});

test('a program that is too old is named with its version, the oldest that will do and the command that installs it', () => {
  old();
  expect(() => findProgram('firefox')).toThrow(
    `${file('firefox')} is Mozilla Firefox 140.12.0esr, and the tests need 143 or newer.`,
  );
  expect(() => findProgram('firefox')).toThrow(/npm run test:programs[^]*FIREFOX_PATH=/);
});

test('what is missing is installed by one call of apt-get, after the list of packages', () => {
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

test('a distribution whose package is too old is told so', () => {
  old();
  aptGet('true');
  expect(() => installPrograms(['firefox'])).toThrow('the tests need 143 or newer');
});

describe('before anything runs, who cannot install what is missing is told what, why and how', () => {
  const problem = /Firefox 140[^]*test:programs[^]*FIREFOX_PATH=/;

  test('where there is no apt-get', () => {
    old();
    expect(() => checkPrograms(['firefox'])).toThrow(/apt-get is not here/);
    expect(() => checkPrograms(['firefox'])).toThrow(problem);
  });

  test('where no package has it', () => {
    old();
    aptGet(
      'case "$*" in *install*) echo "E: Unable to locate package firefox-esr" >&2; exit 100;; esac',
    );
    expect(() => checkPrograms(['firefox'])).toThrow(/E: Unable to locate package firefox-esr/);
    expect(() => checkPrograms(['firefox'])).toThrow(problem);
  });

  test('where the network hangs, within the time', () => {
    old();
    aptGet('case "$*" in *update*) exec /bin/sleep 60;; esac');
    const started = performance.now();
    expect(() => checkPrograms(['firefox'], 500)).toThrow(problem);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

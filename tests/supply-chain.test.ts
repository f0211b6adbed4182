import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Locked {
  name?: string;
  version: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
}

const reviewed = parse(readFileSync('docs/install-scripts.yml', 'utf8')) as Record<
  string,
  Record<string, string>
>;

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 13);

/** Returns the packages in a lock file, each with its install path. */
function packagesOf(file: string): [string, Locked][] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(packages).filter(([place]) => place !== '');
}

/** Returns the faults of a package: a missing hash, or a source other than the npm registry. */
function faultOf([place, { resolved, integrity, link }]: [string, Locked]): string[] {
  const isOurs = resolved === undefined || resolved.startsWith('https://registry.npmjs.org/');
  return [
    ...(/^sha512-[\w+/]{86}==$/.test(integrity ?? '') ? [] : [`${place}: no SHA-512`]),
    ...(isOurs && !link ? [] : [`${place}: from ${resolved ?? 'a link'}`]),
  ];
}

describe.each(['package-lock.json', 'tests/samples/package-lock.json'])('%s', (file) => {
  const packages = packagesOf(file);

  test('has every package from the npm registry, with a hash', () => {
    expect(packages.length).toBeGreaterThan(1000);
    expect(packages.flatMap(faultOf)).toEqual([]);
  });

  test('runs no install script that was not reviewed, and every note is about one that runs', () => {
    const running = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = running.map(([place]) => nameOf(place));
    expect([...new Set(names)].sort()).toEqual(Object.keys(reviewed[file] ?? {}).sort());
  });
});

test.each<[string, Partial<Locked>]>([
  ['no hash', { resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' }],
  ['a weak hash', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
  [
    'another source',
    { resolved: 'git+ssh://git@example.com/a.git', integrity: `sha512-${'A'.repeat(86)}==` },
  ],
  ['a folder', { resolved: '../a', link: true, integrity: `sha512-${'A'.repeat(86)}==` }],
])('a package with %s is found', (_, fault) => {
  expect(faultOf(['node_modules/a', { version: '1.0.0', ...fault }])).toHaveLength(1);
});

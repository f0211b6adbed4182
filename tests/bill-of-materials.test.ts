import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';

interface Bill {
  bomFormat: string;
  specVersion: string;
  components: {
    name: string;
    version: string;
    purl: string;
    hashes?: { alg: string; content: string }[];
  }[];
}

let bill: Bill;
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version?: string; integrity?: string }>;
};

beforeAll(() => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'sbom'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  expect(status, stderr).toBe(0);
  bill = JSON.parse(stdout) as Bill;
});

test('the bill of materials has what the site is built with, and nothing that only tests need', () => {
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  const names = bill.components.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['gatsby', 'react', 'react-dom', 'webpack', '@emotion/react']),
  );
  expect(names).not.toContain('vitest');
  expect(names).not.toContain('playwright-core');
});

test('no package stands there twice', () => {
  const purls = bill.components.map(({ purl }) => purl);
  expect(new Set(purls).size).toBe(purls.length);
  for (const purl of purls) expect(purl).toMatch(/^pkg:npm\/(?:%40[^@/]+\/)?[^@/]+@\d[^@]*$/);
});

test('each package of it stands there by version and hash, as the lock file has it', () => {
  expect(bill.components.length).toBeGreaterThan(500);
  const locked = new Set(
    Object.values(packages).map(({ version = '', integrity = '' }) => `${version} ${integrity}`),
  );
  const others = bill.components.filter(({ version, hashes = [] }) => {
    const content = hashes.find(({ alg }) => alg === 'SHA-512')?.content ?? '';
    const integrity = `sha512-${Buffer.from(content, 'hex').toString('base64')}`;
    return !locked.has(`${version} ${integrity}`);
  });
  expect(others.map(({ purl }) => purl)).toEqual([]);
});

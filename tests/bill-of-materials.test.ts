import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { beforeAll, expect, test } from 'vitest';

interface Bill {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { name: string; type: string } };
  components: {
    name: string;
    version: string;
    purl: string;
    hashes?: { alg: string; content: string }[];
    licenses?: { license?: { id?: string; name?: string } }[];
  }[];
}

let bill: Bill;

const schemaOf = (name: string) =>
  JSON.parse(
    readFileSync(
      `node_modules/@cyclonedx/cyclonedx-library/res/schema/${name}.SNAPSHOT.schema.json`,
      'utf8',
    ),
  ) as object;

/** Compiles CycloneDX's published schema, with the schemas that it refers to. */
function billSchema() {
  // Not in strict mode, because the schema has annotations that aren't JSON Schema keywords.
  const ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false });
  addFormats(ajv);
  // The international formats are checked like the plain ones, because the bill's values are ASCII.
  ajv.addFormat('iri-reference', ajv.formats['uri-reference'] ?? true);
  ajv.addFormat('idn-email', ajv.formats.email ?? true);
  // CycloneDX's schema refers to the other schemas by these ids.
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema({
      ...schemaOf(name),
      $id: `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`,
    });
  return ajv.compile(schemaOf('bom-1.6'));
}
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

test('the bill of materials is for a site named after the product', () => {
  expect(bill.metadata.component).toMatchObject({ name: 'isobar-docs', type: 'application' });
});

test('the bill of materials lists the packages that the site is built with, without those that only tests need', () => {
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  const names = bill.components.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['gatsby', 'react', 'react-dom', 'webpack', '@emotion/react']),
  );
  expect(names).not.toContain('vitest');
  expect(names).not.toContain('playwright-core');
});

test('it is valid by the published schema of CycloneDX 1.6', () => {
  const isBill = billSchema();
  isBill(bill);
  expect(isBill.errors?.slice(0, 5) ?? []).toEqual([]);
});

test.each<[string, (first: Bill['components'][number]) => void]>([
  ['/components/0', (first) => Object.assign(first, { type: 'package' })],
  ['/components/0/hashes/0', ({ hashes }) => Object.assign(hashes?.[0] ?? {}, { content: 'x' })],
  ['/components/0/licenses', (first) => Object.assign(first, { licenses: [{ name: 'MIT' }] })],
  [
    '/components/0/externalReferences/0',
    (first) => Object.assign(first, { externalReferences: [{ url: 'https://a.example' }] }),
  ],
])('a fault at %s would be found', (path, spoil) => {
  const isBill = billSchema();
  const [first] = structuredClone(bill.components);
  if (first) spoil(first);
  expect(isBill({ ...bill, components: [first] })).toBe(false);
  expect(isBill.errors?.map(({ instancePath }) => instancePath).join()).toContain(path);
});

test('a license that SPDX lists is identified by its id', () => {
  const react = bill.components.find(({ name }) => name === 'react');
  expect(react?.licenses).toEqual([{ license: { id: 'MIT' } }]);
});

test('no package is listed twice', () => {
  const purls = bill.components.map(({ purl }) => purl);
  expect(new Set(purls).size).toBe(purls.length);
  for (const purl of purls) expect(purl).toMatch(/^pkg:npm\/(?:%40[^@/]+\/)?[^@/]+@\d[^@]*$/);
});

test('each of its packages has the version and the hash in the lock file', () => {
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

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parsePackages, type SolidityEntry } from '../../src/site/data/packages';
import { readGroup } from './read-group';
import { readGroups } from './read-groups';
import { readReference } from './read-reference';
import { removeFixture, writeFixture } from '../../tests/reference/solidity-fixture';

// Read in this process, so that the compiler is loaded only once. Other tests read the installed packages in child
// processes.
vi.mock(import('./read-groups'), async (load) => ({
  ...(await load()),
  readGroups: vi.fn<typeof readGroups>((place, groups) =>
    Promise.all(groups.map((entries) => readGroup(place, entries))),
  ),
}));

const root = process.cwd();
const TIMEOUT = 60_000;
const text = 'pragma solidity 0.8.17;\ncontract Vault { function put() external {} }';
let made: SolidityEntry;
let store: Map<string, unknown>;

const cache = {
  get: (key: string) => Promise.resolve(store.get(key)),
  set: <T>(key: string, value: T) => {
    // Serialize the value, because a real cache stores it on disk.
    store.set(key, JSON.parse(JSON.stringify(value)));
    return Promise.resolve(value);
  },
};

const list = (path: string, more = '') =>
  parsePackages(`- name: made\n  path: ${path}\n  language: solidity\n  solc: 0.8.17\n${more}`);

beforeEach(() => {
  store = new Map();
  made = writeFixture({ 'contracts/vault.sol': text });
  vi.mocked(readGroups).mockClear();
});
afterEach(() => removeFixture(made));

describe('readReference', () => {
  it(
    'runs a compiler once, and not again until something changes',
    async () => {
      const cold = await readReference(root, list(made.path), cache);
      const warm = await readReference(root, list(made.path), cache);
      expect(cold.map(({ name }) => name)).toEqual(['Vault']);
      expect(warm).toEqual(cold);
      expect(vi.mocked(readGroups).mock.calls.map(([, groups]) => groups.length)).toEqual([1, 0]);

      await readReference(root, list(made.path, '  requires: [Vault]\n'), cache);
      expect(vi.mocked(readGroups).mock.lastCall?.[1]).toHaveLength(1);
    },
    TIMEOUT,
  );

  it(
    'reports a package that is not installed at its entry, even with a warm cache',
    async () => {
      const missing = list('node_modules/made');
      const problem =
        'content/reference/packages.yml:1:3 "made" cannot be read. node_modules/made/package.json doesn\'t exist: install the package (npm ci), or correct "path"';
      await expect(readReference(root, missing, cache)).rejects.toThrow(problem);
      await expect(readReference(root, missing, cache)).rejects.toThrow(problem);
    },
    TIMEOUT,
  );

  it(
    'reports a required symbol that is not in the package at its line',
    async () => {
      const lacking = list(made.path, '  requires:\n    - Vault\n    - Valut\n');
      await expect(readReference(root, lacking, cache)).rejects.toThrow(
        'content/reference/packages.yml:7:7 "Valut" is not in made 1.2.3; correct the name, or the path or version of the package',
      );
    },
    TIMEOUT,
  );

  it(
    'reports a source that does not compile at the entry of its package',
    async () => {
      removeFixture(made);
      made = writeFixture({ 'contracts/vault.sol': `${text}\ncontract Broken is Gone {}` });
      await expect(readReference(root, list(made.path), cache)).rejects.toThrow(
        /^content\/reference\/packages\.yml:1:3 "made" cannot be read\. solc 0\.8\.17 cannot compile it[\s\S]*contracts\/vault\.sol:3:20/,
      );
    },
    TIMEOUT,
  );

  it(
    'reports two symbols with the same name, and their files',
    async () => {
      removeFixture(made);
      made = writeFixture({ 'contracts/a.sol': text, 'contracts/b.sol': text });
      await expect(readReference(root, list(made.path), cache)).rejects.toThrow(
        '"Vault" is in contracts/a.sol and in contracts/b.sol of made; leave one out with "exclude"',
      );
    },
    TIMEOUT,
  );
});

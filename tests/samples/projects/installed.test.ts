// SPDX-License-Identifier: MIT
import { afterAll, describe, expect, it } from 'vitest';
import { useChain } from '../chain/context.ts';
import { PRIVATE_KEY } from '../toolchain/run-main.ts';
import { type Folder, openFolder, withoutNetwork } from './in-folder.ts';
import { installsOf } from './installs.ts';
import { readZips, type Zip } from './zips.ts';

const zips = readZips();
const installs = installsOf(zips);
/** Opened folders by the name of each zip that is tried there. */
const folders = new Map<string, Folder>();

afterAll(() => {
  for (const folder of folders.values()) folder.remove();
});

/** What a project does with its own packages, without a chain: each step of its README but the last, and the types. */
const checksOf = ({ commands, files }: Zip): string[] => [
  ...commands
    .flatMap((command) => command.split(' && '))
    .filter((command) => /^npx hardhat compile$|^npm ls/.test(command)),
  ...(files.has('tsconfig.json') ? ['npx tsc --noEmit'] : []),
];

describe.concurrent('projects from the built site', () => {
  for (const install of installs) {
    const [first, ...others] = install;
    const more =
      others.length > 0
        ? `, and with the same packages ${others.map(({ name }) => name).join(', ')}`
        : '';
    it(`${first.name} installs and compiles${more}`, async () => {
      const folder = openFolder(install);
      for (const { name } of install) folders.set(name, folder);
      expect(first.commands[0]).toMatch(/^npm install\b/);
      await folder.run('npm install');
      for (const zip of install) {
        if (zip !== first) folder.change(zip);
        expect(checksOf(zip), zip.name).not.toEqual([]);
        for (const command of checksOf(zip)) await folder.run(command, withoutNetwork(folder));
      }
    });
  }
});

describe('a project of the v3 SDK', () => {
  const chain = useChain();
  const trading = zips.find(({ name }) => name === 'sdk-v3-guides-trading');

  it('prints by its third command what its README says', async () => {
    const [, , third = ''] = trading?.commands ?? [];
    expect(third).toContain('PRIVATE_KEY=0x…');
    const folder = folders.get(trading?.name ?? '');
    if (trading) folder?.change(trading);
    const command = third.replace('0x…', PRIVATE_KEY);
    const printed = await folder?.run(command, { RPC_URL: chain.url });
    const said = /^```text\n([\s\S]*?)^```$/m.exec(trading?.files.get('README.md') ?? '')?.[1];
    expect(said).toBeTruthy();
    expect(printed).toBe(said);
  });
});

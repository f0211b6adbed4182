// SPDX-License-Identifier: MIT
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { useChain } from '../chain/context.ts';
import { PRIVATE_KEY } from '../toolchain/run-main.ts';
import { type Folder, openFolder, withoutNetwork } from './in-folder.ts';
import { installsOf } from './installs.ts';
import { readZips, type Zip } from './zips.ts';

const zips = readZips();
const installs = installsOf(zips, process.env.EVERY_PROJECT !== undefined);
/** Opened folders, by the name of each zip that is tried there. */
const folders = new Map<string, Folder>();

afterAll(() => {
  for (const folder of folders.values()) folder.remove();
});

const TYPES = 'npx tsc --noEmit';

/**
 * Returns the README steps that use only a project's own packages, without a chain. Leaves out the install and the
 * program's run.
 */
const stepsOf = ({ commands }: Zip): string[] =>
  commands
    .flatMap((command) => command.split(' && '))
    .filter((command) => /^npx hardhat compile$|^npm ls/.test(command));

const tsconfigOf = ({ files }: Zip): string | undefined => files.get('tsconfig.json');

/**
 * Whether a project's types must be checked separately: its files may import what Hardhat compiles, or its global
 * declarations would be visible to other projects.
 */
const isCheckedAlone = ({ files }: Zip): boolean =>
  files.has('hardhat.config.cjs') ||
  [...files].some(
    ([path, text]) => path.endsWith('.d.ts') || /\bdeclare (?:global|module)\b/.test(text),
  );

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
      const run = (command: string) => folder.run(command, withoutNetwork(folder));
      const alone = (zip: Zip) => zip === first || isCheckedAlone(zip);
      for (const zip of install) {
        expect([...stepsOf(zip), tsconfigOf(zip)].filter(Boolean), zip.name).not.toEqual([]);
        if (zip !== first && (alone(zip) || stepsOf(zip).length > 0)) folder.change(zip);
        for (const command of stepsOf(zip)) await run(command);
        if (alone(zip) && tsconfigOf(zip)) await run(TYPES);
      }
      // Check the types of the rest together, so that the packages are read only once.
      const together = others.filter((zip) => !alone(zip));
      for (const config of new Set(together.map(tsconfigOf).filter((text) => text !== undefined))) {
        folder.putSideBySide(together.filter((zip) => tsconfigOf(zip) === config));
        writeFileSync(join(folder.path, 'tsconfig.json'), config);
        await run(TYPES);
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

// SPDX-License-Identifier: MIT
import { relative } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { inputFiles } from '../toolchain/last-pass.ts';
import { repositoryRoot } from '../toolchain/paths.ts';

it('tests run again after a change of any module that they import or bundle', async () => {
  const { metafile } = await build({
    absWorkingDir: repositoryRoot,
    entryPoints: ['tests/samples/specs/**/*.test.ts*', 'src/run/**/*.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: '.',
    write: false,
    metafile: true,
  });
  const inputs = inputFiles().map((path) => relative(repositoryRoot, path));
  const modules = Object.keys(metafile.inputs);
  expect(modules.length).toBeGreaterThan(300);
  expect(modules.filter((path) => !inputs.includes(path))).toEqual([]);
});

// SPDX-License-Identifier: MIT
/**
 * Writes the types of the names in TypeScript samples, which pages show. By default, only the samples that have changed
 * are read again, and those that import them; `--all` reads all of them, for example after an update of a package.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { readTypes, SAMPLE_TYPES, typesFile } from '../../src/site/samples/committed-types.ts';
import { listFiles, readText } from '../../src/site/sources/files.ts';
import { installSamplePackages } from './toolchain/install.ts';
import { ownImports } from './toolchain/own-imports.ts';
import { packageRoot, repositoryRoot } from './toolchain/paths.ts';

installSamplePackages(packageRoot);
// Imported after the installation, because it imports the compiler.
const { declaredTypes, shownText, typedSamples, typesText } =
  await import('./toolchain/declared-types.ts');
const all = process.argv.includes('--all');
const fileOf = (sample: string) => join(repositoryRoot, typesFile(sample));
const isCurrent = (sample: string) =>
  readTypes(readText(fileOf(sample)), shownText(sample)) !== undefined;

const folder = join(repositoryRoot, SAMPLE_TYPES);
mkdirSync(folder, { recursive: true });
const kept = new Set(typedSamples().map(fileOf));
for (const file of listFiles(folder).map((name) => join(folder, name))) {
  if (!kept.has(file)) rmSync(file);
}
const changed = new Set(typedSamples().filter((sample) => all || !isCurrent(sample)));
// A changed sample may change the types of those that import it, directly or not.
const importsChanged = (sample: string) =>
  ownImports(shownText(sample)).some((path) => changed.has(posix.join(dirname(sample), path)));
for (let before = -1; before !== changed.size;) {
  before = changed.size;
  for (const sample of typedSamples().filter(importsChanged)) changed.add(sample);
}
for (const sample of changed) {
  mkdirSync(dirname(fileOf(sample)), { recursive: true });
  writeFileSync(fileOf(sample), typesText(declaredTypes(sample)));
  console.log(typesFile(sample));
}
console.log(`${changed.size} of ${typedSamples().length} samples`);

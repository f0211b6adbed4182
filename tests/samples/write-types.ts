// SPDX-License-Identifier: MIT
/**
 * Writes the types of the names in TypeScript samples, which pages show. By default, only those of samples that have
 * changed are read again; `--all` reads all of them, for example after an update of a package.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readTypes, SAMPLE_TYPES, typesFile } from '../../src/site/samples/committed-types.ts';
import { listFiles, readText } from '../../src/site/sources/files.ts';
import { installSamplePackages } from './toolchain/install.ts';
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
const changed = typedSamples().filter((sample) => all || !isCurrent(sample));
for (const sample of changed) {
  mkdirSync(dirname(fileOf(sample)), { recursive: true });
  writeFileSync(fileOf(sample), typesText(declaredTypes(sample)));
  console.log(typesFile(sample));
}
console.log(`${changed.length} of ${typedSamples().length} samples`);

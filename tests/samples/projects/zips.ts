// SPDX-License-Identifier: MIT
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { repositoryRoot } from '../toolchain/paths.ts';

/** The folder that the build writes zips to. */
export const downloads = join(repositoryRoot, 'public', 'downloads');

/** A zip of the built site, unpacked. */
export interface Zip {
  /** Name of the zip without extension, derived from the page that offers it. */
  name: string;
  /** Texts of the files, by path in the folder that the zip unpacks to. */
  files: ReadonlyMap<string, string>;
  /** Dependencies in package.json: versions by package name, and the replacements in `overrides`. */
  wants: { packages: Record<string, string>; overrides: Record<string, string> };
  /** The commands of its README, in order. */
  commands: readonly string[];
}

/** Reads every zip of the built site, sorted by name. Throws if the site is not built. */
export function readZips(): Zip[] {
  return readdirSync(downloads).sort().map(readZip);
}

function readZip(file: string): Zip {
  const name = basename(file, '.zip');
  const entries = Object.entries(unzipSync(readFileSync(join(downloads, file))));
  const files = new Map(
    entries.map(([path, bytes]) => [path.slice(name.length + 1), strFromU8(bytes)]),
  );
  const { dependencies, devDependencies, overrides } = JSON.parse(
    files.get('package.json') ?? '{}',
  ) as Record<string, Record<string, string> | undefined>;
  const [, commands = ''] = /^```sh\n([\s\S]*?)\n```$/m.exec(files.get('README.md') ?? '') ?? [];
  return {
    name,
    files,
    wants: { packages: { ...dependencies, ...devDependencies }, overrides: { ...overrides } },
    commands: commands.split('\n'),
  };
}

/** Writes a zip's files into a folder. */
export function unpack({ files }: Zip, folder: string): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const within = (part: Record<string, string>, whole: Record<string, string>): boolean =>
  Object.entries(part).every(([name, version]) => whole[name] === version);

/** Whether an install of the second zip has all packages that the first one needs. */
export const isServedBy = ({ wants }: Zip, other: Zip): boolean =>
  within(wants.packages, other.wants.packages) && within(wants.overrides, other.wants.overrides);

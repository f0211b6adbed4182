// SPDX-License-Identifier: MIT
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { sampleName, samplesRoot } from './paths.ts';

/** An entry of `content/samples/index.yml`. */
export interface SampleEntry {
  /** Path below `content/samples`. */
  file: string;
  /** Routes of the pages that show the sample. */
  pages: string[];
  /** Published packages for the reader to install, with exact versions. */
  packages: Record<string, string>;
  /** solc versions that compile the file; only for Solidity. */
  solc?: string[];
  /** Path of the test that runs the sample, from the repository root. */
  test: string;
  /** A keyword for why readers cannot run the sample on the page. */
  notRun?: string;
}

/** Matches files in the samples' folders that are not samples: captured outputs, run configurations and types. */
const BESIDE = /\.(?:txt|run\.yml|tsx?\.json)$/;

let files: readonly string[] | undefined;

/** Returns the names of all sample files below `content/samples`, sorted. */
export function sampleFiles(): readonly string[] {
  files ??= readdirSync(samplesRoot, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'index.yml' && !BESIDE.test(entry.name))
    .map((entry) => sampleName(join(entry.parentPath, entry.name)))
    .sort();
  return files;
}

let index: readonly SampleEntry[] | undefined;

/** Returns the entries of `content/samples/index.yml`, in file order. */
export function sampleIndex(): readonly SampleEntry[] {
  index ??= parse(readFileSync(join(samplesRoot, 'index.yml'), 'utf8')) as SampleEntry[];
  return index;
}

/** Returns the text of a sample. */
export function readSample(file: string): string {
  return readFileSync(join(samplesRoot, file), 'utf8');
}

/** Returns the name of a sample for test titles: `file (shown on /a, /b)`. */
export function describeWithPages(file: string): string {
  const pages = sampleIndex().find((entry) => entry.file === file)?.pages ?? [];
  return pages.length > 0 ? `${file} (shown on ${pages.join(', ')})` : file;
}

const marker = /^\s*(?:\/\/|#)\s*#(region|endregion) ([a-z0-9-]+)\s*$/;

/** A named part of a sample. `start` and `end` are its first and last lines, counted from 1. */
export interface Region {
  name: string;
  start: number;
  end: number;
}

/**
 * Returns the regions of a sample, in the order of their start markers.
 *
 * Throws if a name is used twice or a marker has no counterpart.
 */
export function regionsOf(file: string): Region[] {
  const regions: Region[] = [];
  const open: Region[] = [];
  readSample(file)
    .split('\n')
    .forEach((line, index) => {
      const [, kind, name] = marker.exec(line) ?? [];
      if (!kind || !name) {
        if (/#(end)?region/.test(line)) {
          throw new Error(`${file}:${index + 1}: not a region marker: ${line.trim()}`);
        }
        return;
      }
      if (kind === 'region') {
        if (regions.some((region) => region.name === name)) {
          throw new Error(`${file}:${index + 1}: region ${name} is named twice`);
        }
        const region = { name, start: index + 2, end: 0 };
        regions.push(region);
        open.push(region);
        return;
      }
      const closing = open.pop();
      if (closing?.name !== name) {
        throw new Error(`${file}:${index + 1}: endregion ${name} closes ${closing?.name}`);
      }
      closing.end = index;
    });
  if (open[0]) throw new Error(`${file}: region ${open[0].name} is never closed`);
  return regions;
}

/** Returns the innermost region that contains a line (counted from 1), if any. */
export function regionAt(file: string, line: number): string | undefined {
  return regionsOf(file)
    .filter((region) => region.start <= line && line <= region.end)
    .sort((a, b) => a.end - a.start - (b.end - b.start))[0]?.name;
}

// SPDX-License-Identifier: MIT
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFrame } from '../../../plugins/gatsby-transformer-doc/compile/sample-frame.ts';
import { sampleRegion } from '../../../src/site/samples/sample-region.ts';
import { repositoryRoot } from './paths.ts';
import { readSample } from './samples.ts';

/** A part of a sample that pages show by itself. */
export interface Block {
  /** The sample, below `content/samples`. */
  file: string;
  region: string;
  /** What its Copy button gives: the part, and what makes a file of it. */
  text: string;
}

let blocks: readonly Block[] | undefined;

/** Every part of a sample that some page shows, once, in the order of files and regions. */
export function shownBlocks(): readonly Block[] {
  blocks ??= readBlocks();
  return blocks;
}

function readBlocks(): Block[] {
  const pages = join(repositoryRoot, 'content/docs');
  const shown = readdirSync(pages, { encoding: 'utf8', recursive: true })
    .filter((page) => page.endsWith('.mdx'))
    .map((page) => readFileSync(join(pages, page), 'utf8'))
    .flatMap((text) => [...text.matchAll(/file="([^"]+)" region="([^"]+)"/g)])
    .map(([, file, region]) => `${file} ${region}`);
  return [...new Set(shown)].sort().map((key) => {
    const [file = '', region = ''] = key.split(' ');
    return { file, region, text: copyOf(file, region) };
  });
}

function copyOf(file: string, region: string): string {
  const source = readSample(file);
  const part = sampleRegion(source, region);
  if (!('code' in part)) throw new Error(`${file} has no region ${region}`);
  const { frame, mistakes } = sampleFrame(`content/samples/${file}`, source, region);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  if (!frame) return part.code;
  const code = part.code.replace(/^(?=.)/gm, ' '.repeat(frame.indent));
  return [frame.before, code, frame.after].filter(Boolean).join('\n\n');
}

// SPDX-License-Identifier: MIT
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleContext } from '../../../plugins/gatsby-transformer-doc/compile/sample-context.ts';
import { sampleRegion } from '../../../src/site/samples/sample-region.ts';
import { repositoryRoot } from './paths.ts';
import { readSample } from './samples.ts';

/** A part of a sample that pages show on its own. */
export interface Block {
  /** The sample's path below `content/samples`. */
  file: string;
  region: string;
  /** The text that its Copy button copies: the part, completed so that it is a valid file. */
  text: string;
}

let blocks: readonly Block[] | undefined;

/** Returns every part of a sample that a page shows, once each, ordered by file and region. */
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
  const { context, mistakes } = sampleContext(`content/samples/${file}`, source, region);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  if (!context) return part.code;
  const code = part.code.replace(/^(?=.)/gm, ' '.repeat(context.indent));
  return [context.before, code, context.after].filter(Boolean).join('\n\n');
}

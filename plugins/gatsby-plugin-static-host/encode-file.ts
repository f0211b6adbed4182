import { existsSync, type Stats } from 'node:fs';
import { mkdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { digestOf } from '../../src/site/sources/digest';
import { TEXT_ENDINGS } from './hosts/site-rules';

/** Matches compressible files by extension. Pictures, fonts and zip files are already compressed. */
const SHRINKS = new RegExp(`\\.(?:${[...TEXT_ENDINGS, 'ico'].join('|')})$`);

/**
 * Minimum size of a compressible file, in bytes. For a smaller file, the extra headers cost more than compression
 * saves.
 */
const SMALLEST = 1000;

/**
 * Brotli quality. `soon` is for responses that a client waits for, and is the quality that hosts use. `best` is only
 * for precompressed files, because it is many times slower and makes files only a little smaller.
 */
export const BROTLI_QUALITY = { soon: 5, best: 11 } as const;

/** Whether to compress fast (`soon`) or well (`best`). */
type Effort = keyof typeof BROTLI_QUALITY;

/** Cache of compressed files, relative to the project's folder. */
export const CACHE = 'node_modules/.cache/static-host';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const encoders = {
  br: (content: Buffer, effort: Effort) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content: Buffer, effort: Effort) =>
    zip(content, { level: effort === 'best' ? constants.Z_BEST_COMPRESSION : undefined }),
};

/** Extensions that are appended to the name of a compressed copy. */
export const ENCODINGS: Readonly<Record<Encoding, string>> = { br: 'br', gzip: 'gz' };

/** A supported content encoding, by its HTTP name. */
export type Encoding = keyof typeof encoders;

/** Returns whether to compress a file for clients that accept a supported encoding. */
export const isEncoded = (file: string, { size }: Pick<Stats, 'size'>): boolean =>
  SHRINKS.test(file) && size >= SMALLEST;

/** Returns the best encoding that an `Accept-Encoding` header allows; undefined if there is none. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const refused = /;\s*q=0(?:\.0*)?$/;
  const accepted = (header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !refused.test(part))
    .map((part) => part.replace(/\s*;.*$/, ''));
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

/**
 * Compresses a file, unless the cache has an up-to-date copy. A copy has the modification time of its file, which shows
 * whether the copy is up to date and keeps `Last-Modified` and `ETag` correct.
 *
 * @param cache folder of the compressed files
 * @returns name of the compressed file in the cache
 */
export async function encodeFile(
  file: string,
  encoding: Encoding,
  cache: string,
  effort: Effort = 'soon',
): Promise<string> {
  const { size, mtime } = await stat(file);
  const name = `${digestOf(`${file} ${size}`)}.${effort}.${encoding}`;
  const target = join(cache, name);
  if (existsSync(target) && (await stat(target)).mtime.getTime() === mtime.getTime()) return name;
  const content = await encoders[encoding](await readFile(file), effort);
  await mkdir(cache, { recursive: true });
  // Rename the copy when it is complete, because another request may read the cache meanwhile.
  const part = `${target}.${process.pid}-${Math.random()}`;
  await writeFile(part, content);
  await utimes(part, mtime, mtime);
  await rename(part, target);
  return name;
}

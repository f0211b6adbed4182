import { existsSync, type Stats } from 'node:fs';
import { mkdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { digestOf } from '../../src/site/sources/digest';
import { TEXT_ENDINGS } from './hosts/site-rules';

/** Files whose content shrinks; pictures, fonts and zips are compressed as they are. */
const SHRINKS = new RegExp(`\\.(?:${[...TEXT_ENDINGS, 'ico'].join('|')})$`);

/** Below this, headers weigh more than what is saved. In bytes. */
const SMALLEST = 1000;

/**
 * While somebody waits, as hosts do it; and ahead of time: the best takes thirty times as long for a tenth of the bytes.
 */
export const BROTLI_QUALITY = { soon: 5, best: 11 } as const;

/** How long compressing may take. */
type Effort = keyof typeof BROTLI_QUALITY;

/** What a host has compressed, from one run to the next: from the project's folder. */
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

/** What is put behind the name of a file for its copy in a coding. */
export const ENCODINGS: Readonly<Record<Encoding, string>> = { br: 'br', gzip: 'gz' };

/** A content coding that is known here, as HTTP calls it. */
export type Encoding = keyof typeof encoders;

/** Whether a file is sent compressed to whoever takes it so. */
export const isEncoded = (file: string, { size }: Pick<Stats, 'size'>): boolean =>
  SHRINKS.test(file) && size >= SMALLEST;

/** The best coding that a browser takes, by its `Accept-Encoding`; undefined for none. */
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
 * Compresses a file, unless that was done before and it is still the same. The compressed file bears the time of the
 * other, which tells both whether it is of use and, in `Last-Modified` and `ETag`, which one it is.
 *
 * @param cache folder of the compressed files
 * @returns name of the compressed file in there
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
  // Whole or not there: another request may want the same file meanwhile.
  const part = `${target}.${process.pid}-${Math.random()}`;
  await writeFile(part, content);
  await utimes(part, mtime, mtime);
  await rename(part, target);
  return name;
}

import { copyFileSync, existsSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../src/site/sources/files';
import { DIST } from '../../src/site/sources/output-files';
import { CACHE, encodeFile, ENCODINGS, isEncoded } from './encode-file';

/** Number of files that are compressed at once, which is the default size of Node's thread pool. */
const AT_ONCE = 4;

const COMPRESSED = new RegExp(`\\.(?:${Object.values(ENCODINGS).join('|')})$`);

const filesIn = (folder: string): string[] => listFiles(folder).map((file) => join(folder, file));

/**
 * Removes the files that `compressSite` wrote, because a server would send them in place of the files of a newer build.
 */
export function removeCompressed(folder: string): void {
  for (const file of filesIn(folder)) {
    if (COMPRESSED.test(file) && existsSync(file.replace(COMPRESSED, ''))) rmSync(file);
  }
}

/**
 * Writes compressed copies next to every compressible file, one per encoding, for servers that send precompressed files
 * (nginx, Caddy). A copy has the modification time of its original.
 *
 * @returns how many files have copies now, and the total bytes per encoding
 */
export async function compressSite(
  folder: string,
  cache: string,
): Promise<{ files: number; bytes: Record<string, number> }> {
  removeCompressed(folder);
  const files = filesIn(folder).filter((file) => isEncoded(file, statSync(file)));
  const bytes: Record<string, number> = {};
  const waiting = [...files];
  const work = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      for (const [encoding, ending] of Object.entries(ENCODINGS)) {
        const copy = `${file}.${ending}`;
        const { mtime } = statSync(file);
        copyFileSync(join(cache, await encodeFile(file, encoding as 'br', cache, 'best')), copy);
        utimesSync(copy, mtime, mtime);
        bytes[encoding] = (bytes[encoding] ?? 0) + statSync(copy).size;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { files: files.length, bytes };
}

async function main(): Promise<void> {
  const folder = join(process.cwd(), DIST);
  if (!existsSync(join(folder, 'index.html'))) {
    console.error(`${DIST} contains no site: run npm run build first`);
    process.exit(1);
  }
  const { files, bytes } = await compressSite(folder, join(process.cwd(), CACHE));
  const sizes = Object.entries(bytes).map(
    ([encoding, size]) => `${(size / 1e6).toFixed(1)} MB in ${encoding}`,
  );
  console.log(`${files} files have compressed copies: ${sizes.join(', ')}.`);
}

if (process.argv[1]?.endsWith('compress.ts')) void main();

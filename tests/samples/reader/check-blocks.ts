// SPDX-License-Identifier: MIT
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { ownImports } from '../toolchain/own-imports.ts';
import type { ReadSite } from './built-pages.ts';
import { placeOf, type ShownBlock } from './shown-block.ts';

/** Problems in code blocks, each with the block's page, heading and title. */
export type Findings = { place: string; message: string }[];

/**
 * Returns the texts of the files that a block imports, directly or not, by path. The block must link to the files that
 * it imports itself.
 */
function filesBeside(block: ShownBlock, site: ReadSite): Map<string, string> {
  const files = new Map<string, string>();
  const add = (from: string, href: string | undefined) => {
    const text = href === undefined ? undefined : site.texts.get(href);
    if (href === undefined || text === undefined || files.has(from)) return;
    files.set(from, text);
    for (const path of ownImports(text)) {
      add(join(dirname(from), path), new URL(`${path}.txt`, href).href);
    }
  };
  for (const path of ownImports(block.copied)) {
    const link = block.files.find(({ name, href }) =>
      [name, href.replace(/\.txt$/, '')].some((word) => basename(word) === basename(path)),
    );
    add(path.replace(/^\.\//, ''), link?.href);
  }
  return files;
}

/** Writes a block's copied text and its linked files into a folder of its own. @returns the block's file */
export function writeBlock(
  folder: string,
  block: ShownBlock,
  site: ReadSite,
  name: string,
): string {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of [...filesBeside(block, site), [name, block.copied] as const]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return join(folder, name);
}

/**
 * Type-checks blocks, each as its own module, with only what a reader has: the packages of one install line, and one
 * tsconfig.
 *
 * @param folder where the install line was run
 * @param options `compilerOptions` of the tsconfig
 */
export function checkBlocks(
  blocks: readonly ShownBlock[],
  site: ReadSite,
  folder: string,
  options: object,
): Findings {
  const places = new Map<string, string>();
  blocks.forEach((block, index) => {
    const ending = block.language === 'TSX' ? 'tsx' : 'ts';
    const own = join(folder, 'pages', block.page.replaceAll('/', '-').slice(1), String(index));
    places.set(own, placeOf(block));
    writeBlock(own, block, site, `block.${ending}`);
  });
  const { options: parsed, errors } = ts.convertCompilerOptionsFromJson(options, folder);
  const files = [...places.keys()].flatMap((own) =>
    ['block.ts', 'block.tsx']
      .map((name) => join(own, name))
      .filter((path) => ts.sys.fileExists(path)),
  );
  const program = ts.createProgram(files, { ...parsed, noEmit: true });
  return [...errors, ...ts.getPreEmitDiagnostics(program)].map(({ file, start, messageText }) => {
    const message = ts.flattenDiagnosticMessageText(messageText, ' ');
    const own = [...places.keys()].find((path) => file?.fileName.startsWith(`${path}/`));
    if (!file || own === undefined) return { place: file?.fileName ?? 'tsconfig.json', message };
    const { line } = file.getLineAndCharacterOfPosition(start ?? 0);
    const inFile = file.fileName.slice(own.length + 1);
    const where = inFile.startsWith('block.') ? `line ${line + 1}` : `${inFile}:${line + 1}`;
    return { place: places.get(own) ?? '', message: `${where}: ${message}` };
  });
}

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import { basePath, folder, htmlAt } from './built-site';
import { readDocs } from './docs';
import { textOf } from './tables';

/** Returns the sample files that a content file shows, each with the title of its code block. */
function shownOn(file: string): { sample: string; title: string }[] {
  const fences = readFileSync(file, 'utf8').matchAll(/^\s*```(?:ts|tsx|solidity)\s(.*)$/gm);
  return [...fences].flatMap(([, meta = '']) => {
    const sample = /file="([^"]+)"/.exec(meta)?.[1];
    if (sample === undefined) return [];
    const named = basename(sample).replace(/^.*\.main\./, 'main.');
    return [{ sample, title: /title="([^"]+)"/.exec(meta)?.[1] ?? named }];
  });
}

/** Pages that show samples outside the reference, with the address and the samples of each. */
export const guides = readDocs().flatMap(({ draft, file, path }) => {
  const shown = shownOn(file);
  if (draft || shown.length === 0) return [];
  if (/\/(?:technical-)?reference(?:\/|$)/.test(path)) return [];
  return [[path, { file, path, shown }] as const];
});

/** Returns the links of a page with this text, each with its target and whether it is a download. */
export function linksOf(path: string, words: string) {
  return [...htmlAt(path).matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)]
    .filter(([, , content = '']) => textOf(content).trim() === words)
    .map(([, attributes = '']) => ({
      href: /\shref="([^"]*)"/.exec(attributes)?.[1] ?? '',
      downloads: /\sdownload\b/.test(attributes),
    }));
}

/** Returns the files in a zip by path, without the zip's top folder. */
export function open(href: string): Map<string, string> {
  const entries = Object.entries(
    unzipSync(readFileSync(join(folder, href.slice(basePath.length)))),
  );
  const top = href.replace(/^.*\/|\.zip$/g, '');
  return new Map(
    entries.map(([path, bytes]) => {
      expect(path.startsWith(`${top}/`), `${path} stands in ${top}/`).toBe(true);
      return [path.slice(top.length + 1), strFromU8(bytes)];
    }),
  );
}

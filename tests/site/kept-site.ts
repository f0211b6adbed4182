import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { writeFiles } from '../temporary-folder';
import { buildSite, smallSite, type BuildResult } from './site-copy';

/** Folder of a site that tests build repeatedly. Each build starts from the output of the one before. */
export const site = smallSite;

/** Returns the path of a content file. */
export const content = (path: string) => join(site, 'content', path);
/** Writes content files, and creates their folders. */
export const writeContent = (files: Record<string, string>) =>
  writeFiles(join(site, 'content'), files);
/** Returns the text of a built file. */
export const built = (path: string) => readFileSync(join(site, 'public', path), 'utf8');
/** Returns the HTML of a built page. */
export const page = (path: string) => built(join(path, 'index.html'));
/** Returns the content security policy of a page. */
export const policyOf = (html: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
/** Whether the build contains a file. */
export const has = (path: string) => existsSync(join(site, 'public', path));
/** Lists the HTML pages of the build. */
export const pages = (folder = site) =>
  readdirSync(join(folder, 'public'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !name.startsWith('page-data'))
    .sort();

/** Replaces text in a file, and asserts that the file contains it. */
export function change(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replaceAll(from, to));
}

/** Builds the site and asserts that the build succeeds. */
export async function build(folder = site, env: Record<string, string> = {}): Promise<BuildResult> {
  const result = await buildSite(folder, env);
  expect(result.code, result.output).toBe(0);
  return result;
}

/** Returns the style sheets that pages use: their texts by path. */
export function styleSheets(): Map<string, string> {
  const asked = pages().flatMap((page) =>
    [...built(page).matchAll(/<style data-stylesheet="([^"]+)"/g)].map(([, path = '']) => path),
  );
  return new Map(asked.map((path) => [path, built(path)]));
}

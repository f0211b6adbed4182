import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { writeFiles } from '../temporary-folder';
import { buildSite, smallSite, type BuildResult } from './site-copy';

/** One site that is built over and over, each time upon what the builds before have left. */
export const site = smallSite;

/** A file of its content. */
export const content = (path: string) => join(site, 'content', path);
/** Writes files of its content, and the folders around them. */
export const writeContent = (files: Record<string, string>) =>
  writeFiles(join(site, 'content'), files);
/** The text of a built file. */
export const built = (path: string) => readFileSync(join(site, 'public', path), 'utf8');
/** The HTML of a built page. */
export const page = (path: string) => built(join(path, 'index.html'));
/** The content security policy of a page. */
export const policyOf = (html: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
/** Whether a build has left a file. */
export const has = (path: string) => existsSync(join(site, 'public', path));
/** The pages that a build has left. */
export const pages = (folder = site) =>
  readdirSync(join(folder, 'public'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !name.startsWith('page-data'))
    .sort();

/** Writes other words into a file that has these. */
export function change(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replaceAll(from, to));
}

/** Builds the site, and asserts that it can be built. */
export async function build(folder = site, env: Record<string, string> = {}): Promise<BuildResult> {
  const result = await buildSite(folder, env);
  expect(result.code, result.output).toBe(0);
  return result;
}

/** What each style sheet that a page is drawn by holds, by address. */
export function styleSheets(): Map<string, string> {
  const asked = pages().flatMap((page) =>
    [...built(page).matchAll(/<style data-stylesheet="([^"]+)"/g)].map(([, path = '']) => path),
  );
  return new Map(asked.map((path) => [path, built(path)]));
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findProgram, programsFor, type Engine, type Program } from '../programs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Engine in which a project's tests run. */
    engine: Engine;
    /** Browser with that engine. */
    browser: Program;
    /** Path of the browser. */
    browserPath: string;
    /** Base path of the site: empty, or `/docs`. */
    basePath: string;
    /** Folder of the site built for that base path. */
    builtSite: string;
    /** Which cases tests run: all, as in the whole matrix, or a few of each kind, as in the gate. */
    cases: 'few' | 'all';
  }
}

/** Throws if there is no built site. */
export function requireSite(builtSite: string): void {
  if (!existsSync(join(builtSite, 'index.html')))
    throw new Error(`${builtSite} holds no site: run npm run build, or npm run build:docs`);
}

/** Checks that there is a built site and a browser, once for all files. */
export default function setup(project: TestProject): void {
  const { browser, builtSite } = project.config.provide as { browser: Program; builtSite: string };
  requireSite(builtSite);
  for (const program of programsFor(browser)) findProgram(program);
  project.provide('browserPath', findProgram(browser));
}

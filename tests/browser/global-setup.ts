import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findProgram, programsFor, type Engine, type Program } from '../programs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Browser engine in which the project's tests run. */
    engine: Engine;
    /** Browser that has this engine. */
    browser: Program;
    /** Path of the browser. */
    browserPath: string;
    /** Base path of the site: empty, or `/docs`. */
    basePath: string;
    /** Folder of the site that was built for this base path. */
    builtSite: string;
    /** Which cases the tests run: `few` of each kind in the gate, `all` in the whole matrix. */
    cases: 'few' | 'all';
  }
}

/** Asserts that a folder contains a built site. @throws Error otherwise */
export function requireSite(builtSite: string): void {
  if (!existsSync(join(builtSite, 'index.html')))
    throw new Error(`${builtSite} holds no site: run npm run build, or npm run build:docs`);
}

/** Checks once for all test files that there is a built site and a browser. */
export default function setup(project: TestProject): void {
  const { browser, builtSite } = project.config.provide as { browser: Program; builtSite: string };
  requireSite(builtSite);
  for (const program of programsFor(browser)) findProgram(program);
  project.provide('browserPath', findProgram(browser));
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findProgram, programsFor, type Engine, type Program } from '../programs';

declare module 'vitest' {
  interface ProvidedContext {
    /** What the files of a project are run in. */
    engine: Engine;
    /** The browser that has the engine. */
    browser: Program;
    /** Where that stands. */
    browserPath: string;
    /** Where on its host the site stands: empty, or `/docs`. */
    basePath: string;
    /** The site as it was built for that. */
    builtSite: string;
    /** Which cases a test tries: all, as the whole matrix does, or the few that stand for a kind, as the gate does. */
    cases: 'few' | 'all';
  }
}

/** Makes sure that there is a built site. */
export function requireSite(builtSite: string): void {
  if (!existsSync(join(builtSite, 'index.html')))
    throw new Error(`${builtSite} holds no site: run npm run build, or npm run build:docs`);
}

/** Makes sure that there is a built site and a browser, once for all files. */
export default function setup(project: TestProject): void {
  const { browser, builtSite } = project.config.provide as { browser: Program; builtSite: string };
  requireSite(builtSite);
  for (const program of programsFor(browser)) findProgram(program);
  project.provide('browserPath', findProgram(browser));
}

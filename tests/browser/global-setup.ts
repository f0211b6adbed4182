import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findProgram, programsFor, type Engine } from '../programs';

declare module 'vitest' {
  interface ProvidedContext {
    /** What the files of a project are run in. */
    engine: Engine;
    /** Path of the engine's program. */
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
  const { engine, builtSite } = project.config.provide as { engine: Engine; builtSite: string };
  requireSite(builtSite);
  for (const program of programsFor(engine)) findProgram(program);
  project.provide('browserPath', findProgram(engine));
}

import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import type { TestProject } from 'vitest/node';
import { findProgram } from '../programs';
import { requireSite } from '../browser/global-setup';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of WebKit's driver. */
    driverPath: string;
    /** X display name of the virtual screen. */
    display: string;
  }
}

/** Checks that the built site and WebKit exist, and starts a virtual screen, once for all files. */
export default async function setup(project: TestProject): Promise<() => void> {
  const { builtSite } = project.config.provide as { builtSite: string };
  requireSite(builtSite);
  project.provide('driverPath', findProgram('WebKit driver'));
  project.provide('browserPath', findProgram('WebKit'));
  const screen = spawn(
    findProgram('virtual screen'),
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  // Xvfb picks the first free display number and reports it once the screen is ready.
  const [, , , told] = screen.stdio;
  if (!(told instanceof Readable)) throw new Error('The virtual screen cannot tell its number.');
  const number = await new Promise<string>((resolve) =>
    told.once('data', (text: Buffer) => resolve(text.toString().trim())),
  );
  project.provide('display', `:${number}`);
  return () => void screen.kill();
}

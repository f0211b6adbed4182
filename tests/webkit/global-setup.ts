import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import type { TestProject } from 'vitest/node';
import { findProgram } from '../programs';
import { requireSite } from '../browser/global-setup';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of WebKit's driver. */
    driverPath: string;
    /** What X programs call the screen to draw on. */
    display: string;
  }
}

/** Makes sure that there is a built site and a WebKit, and gives it a screen that nobody sees, once for all files. */
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
  // It names the first number that no other screen has, once it can be drawn on.
  const [, , , told] = screen.stdio;
  if (!(told instanceof Readable)) throw new Error('The virtual screen cannot tell its number.');
  const number = await new Promise<string>((resolve) =>
    told.once('data', (text: Buffer) => resolve(text.toString().trim())),
  );
  project.provide('display', `:${number}`);
  return () => void screen.kill();
}

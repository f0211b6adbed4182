// SPDX-License-Identifier: MIT
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Creates a temporary folder for the market's state of this run. Returns a function that removes the folder. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'isobar-samples-'));
  project.provide('marketFile', join(folder, 'market.json'));
  return () => rmSync(folder, { recursive: true });
}

import { DOWNLOADS, zipPath, zipProject } from '../../src/site/projects/zip-project';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../../src/site/projects/project-of-doc';

/** Writes the zips that are new or have changed, and removes those whose pages no longer exist. */
export function writeProjects(publicFolder: string, projects: readonly Project[]): void {
  const folder = join(publicFolder, DOWNLOADS);
  mkdirSync(folder, { recursive: true });
  const kept = new Set<string>();
  for (const project of projects) {
    const file = join(publicFolder, zipPath(project.name));
    const bytes = zipProject(project);
    if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeFileSync(file, bytes);
    kept.add(`${project.name}.zip`);
  }
  for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(join(folder, name));
}

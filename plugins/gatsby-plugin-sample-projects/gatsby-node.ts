import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { readSettings } from '../../src/site/settings/read-settings';
import { projectOfDoc, type Project } from '../../src/site/projects/project-of-doc';
import { writeProjects } from './write-projects';
import { DOWNLOADS } from '../../src/site/projects/zip-path';
import { zipProject } from '../../src/site/projects/zip-project';

const root = process.cwd();

function read(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
}

/** The projects of the docs that have a page. */
function projects(getNodesByType: NodePluginArgs['getNodesByType']): Project[] {
  const { product } = readSettings(root);
  const docs = getNodesByType('Doc').filter(
    ({ draft }) => draft !== true || process.env.NODE_ENV !== 'production',
  );
  return docs.flatMap(({ file }) => projectOfDoc(String(file), product, read) ?? []);
}

/** Writes the zips into the built site. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType, reporter }) => {
  const found = projects(getNodesByType);
  writeProjects(join(root, 'public'), found);
  reporter.info(`projects to download: ${found.length}`);
};

/** The development server, as far as it is used here: Gatsby types it by a package that the site does not have. */
interface DevelopServer {
  use: (
    answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
  ) => void;
}

/** Makes the zip that is asked for while developing, from the files as they are then. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, getNodesByType }) => {
  (app as DevelopServer).use((request, response, next) => {
    const [, name] =
      new RegExp(`${DOWNLOADS}/([\\w-]+)\\.zip(?:\\?|$)`).exec(request.url ?? '') ?? [];
    const project = name && projects(getNodesByType).find((found) => found.name === name);
    if (!project) next();
    else response.writeHead(200, { 'Content-Type': 'application/zip' }).end(zipProject(project));
  });
};

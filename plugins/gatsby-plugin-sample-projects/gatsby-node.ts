import { join } from 'node:path';
import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import type { DevelopMiddleware } from '../../src/gatsby/plugin-api';
import { projectOfDoc, type Project } from '../../src/site/projects/project-of-doc';
import { readText } from '../../src/site/sources/files';
import type { ProjectOptions } from './options';
import { writeProjects } from './write-projects';
import { DOWNLOADS, zipProject } from '../../src/site/projects/zip-project';

export { optionsSchema as pluginOptionsSchema } from './options';

/** Returns the sample projects of the docs. Those of drafts are included only in development. */
function projects(
  getNodesByType: NodePluginArgs['getNodesByType'],
  { root, product }: ProjectOptions,
): Project[] {
  const read = (path: string) => readText(join(root, path));
  const docs = getNodesByType('Doc').filter(
    ({ draft }) => draft !== true || process.env.NODE_ENV !== 'production',
  );
  return docs.flatMap(({ file }) => projectOfDoc(String(file), product, read) ?? []);
}

/** Writes the zips into the built site. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType, reporter }, options) => {
  const { root } = options as ProjectOptions;
  const found = projects(getNodesByType, options as ProjectOptions);
  writeProjects(join(root, 'public'), found);
  reporter.info(`projects to download: ${found.length}`);
};

/** Builds a requested zip while developing, from the current files. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (
  { app, getNodesByType },
  options,
) => {
  (app as DevelopMiddleware).use((request, response, next) => {
    const [, name] =
      new RegExp(`${DOWNLOADS}/([\\w-]+)\\.zip(?:\\?|$)`).exec(request.url ?? '') ?? [];
    const project =
      name &&
      projects(getNodesByType, options as ProjectOptions).find((found) => found.name === name);
    if (!project) next();
    else response.writeHead(200, { 'Content-Type': 'application/zip' }).end(zipProject(project));
  });
};

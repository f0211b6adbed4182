import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { gatsbyState } from '../../src/gatsby/plugin-api';
import type { MachineOptions } from './options';
import { readPages } from './read-pages';
import { writeForMachines } from './write-for-machines';

export { optionsSchema as pluginOptionsSchema } from './options';

/** Writes the files for machines from the built pages. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store, reporter }, options) => {
  const machine = options as MachineOptions;
  const { root, site } = machine;
  const { pages } = gatsbyState(store);
  const indexed = readPages(join(root, 'public'), [...pages.keys()], site.url + site.basePath);
  const { told, warnings } = await writeForMachines(indexed, machine);
  for (const line of told) reporter.info(line);
  for (const line of warnings) reporter.warn(line);
};

import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { MachineOptions } from './options';
import { readPages } from './read-pages';
import { writeForMachines } from './write-for-machines';

export { optionsSchema as pluginOptionsSchema } from './options';

interface Store {
  getState: () => { pages: ReadonlyMap<string, unknown> };
}

/** Writes the files for machines from the built pages. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store, reporter }, options) => {
  const machine = options as MachineOptions;
  const { root, site } = machine;
  const { pages } = (store as unknown as Store).getState();
  const indexed = readPages(join(root, 'public'), [...pages.keys()], site.url + site.basePath);
  const { told, warnings } = await writeForMachines(indexed, machine);
  for (const line of told) reporter.info(line);
  for (const line of warnings) reporter.warn(line);
};

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds a plugin to a copy of the site, at the end of the copy's list of plugins.
 *
 * @param text source of the plugin's `gatsby-node.js`
 */
export function addPlugin(folder: string, name: string, text: string): void {
  const plugin = join(folder, 'plugins', name);
  mkdirSync(plugin);
  writeFileSync(join(plugin, 'package.json'), `{ "name": "${name}", "version": "1.0.0" }`);
  writeFileSync(join(plugin, 'gatsby-node.js'), text);
  const config = join(folder, 'gatsby-config.ts');
  const before = readFileSync(config, 'utf8');
  const end = /\n {2}\],\n/;
  if (!end.test(before)) throw new Error('gatsby-config.ts has no list of plugins to add to');
  writeFileSync(config, before.replace(end, `\n    '${name}',$&`));
}

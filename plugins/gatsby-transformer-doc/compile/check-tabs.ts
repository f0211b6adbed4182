import type { VFile } from 'vfile';
import type { Settings } from '../../../src/site/settings/schema';
import { SETTINGS_FILE } from '../../../src/site/settings/read-settings';
import { suggest } from '../../../src/site/sources/suggest';
import { isJsx, propsOf, type Jsx } from './jsx-nodes';
import { report } from './problems';

/**
 * Checks a group of tabs against the settings. Tabs of an unknown group would not follow any others, and a misspelt
 * value would be a choice that no other page offers.
 */
export function checkTabs(node: Jsx, file: VFile, groups: Settings['tabs']): void {
  const { group } = propsOf(node) ?? {};
  if (typeof group !== 'string') return;
  const values = groups[group];
  if (!values) {
    const names = Object.keys(groups);
    const remedy = names.length > 0 ? suggest(group, names) : 'there are none';
    report(
      file,
      node,
      `there is no tab group "${group}"; ${remedy} (define a new one in ${SETTINGS_FILE})`,
    );
    return;
  }
  for (const tab of node.children) {
    const value = isJsx(tab) ? propsOf(tab)?.value : undefined;
    if (typeof value !== 'string' || values.includes(value)) continue;
    const message = `the tab group "${group}" has no value "${value}"; ${suggest(value, values)}`;
    report(file, tab, message);
  }
}

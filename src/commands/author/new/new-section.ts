import { stringify } from 'yaml';
import { SETTINGS_FILE } from '../../../site/settings/read-settings';
import type { WrittenSettings } from '../../../site/settings/schema';
import { suggest } from '../../../site/sources/suggest';
import type { ChangeSet } from '../change-set/change-set';
import { readSite, VERSIONS_FILE } from '../change-set/site-state';
import { Refusal } from '../command';
import { checkNewAddress, docText } from './new-page';

/** Input of `npm run new section`. */
export interface NewSection {
  section: string;
  label: string;
  description: string;
}

/** Creates a section with its overview, its sidebar and its entry in the navbar. */
export function newSection(
  changeSet: ChangeSet,
  { section, label, description }: NewSection,
): string[] {
  const site = readSite(changeSet);
  if (!/^[a-z][a-z0-9-]*$/.test(section))
    throw new Refusal(
      `"${section}" is not a valid section name: use lower-case letters, digits and hyphens`,
    );
  if (site.settings.navigation.sections.some((one) => one.section === section))
    throw new Refusal(`the section "${section}" already exists: choose another name`);
  const id = `${section}/overview`;
  checkNewAddress(changeSet, site, `/${section}`);
  checkNewAddress(changeSet, site, `/${id}`);
  const sidebar = `content/navigation/sidebars/${section}.yml`;
  if (changeSet.read(sidebar) !== undefined)
    throw new Refusal(`${sidebar} already exists: choose another name, or delete that file first`);
  changeSet.write(`content/docs/${id}.mdx`, docText({ title: `${label} overview`, description }));
  changeSet.write(sidebar, stringify({ section, items: [id] }));
  const settings = changeSet.readYaml(SETTINGS_FILE) as WrittenSettings;
  settings.navigation.sections.push({ section, label, to: `/${id}` });
  changeSet.writeYaml(SETTINGS_FILE, settings, `added the section "${section}"`);
  return [];
}

/** Input of `npm run new version`. */
export interface NewVersion {
  section: string;
  name: string;
  label: string;
  description: string;
  /** Whether the version becomes the newest of its section. */
  newest: boolean;
  /** Whether the version has not been released yet. */
  unreleased: boolean;
}

/** Creates a docs version in a folder of its section, with its overview and its sidebar. */
export function newVersion(changeSet: ChangeSet, version: NewVersion): string[] {
  const { section, name, label, description, newest, unreleased } = version;
  if (newest && unreleased)
    throw new Refusal(
      'the newest version must be released: use --newest or --unreleased, not both',
    );
  const site = readSite(changeSet);
  const sections = site.settings.navigation.sections.map((one) => one.section);
  if (!sections.includes(section))
    throw new Refusal(`there is no section "${section}"; ${suggest(section, sections)}`);
  if (!/^[\w-][\w.-]*$/.test(name))
    throw new Refusal(
      `"${name}" is not a valid version name: use letters, digits, dots and hyphens`,
    );
  const path = `/${section}/${name}`;
  const taken = site.versions.find(
    (one) => one.path === path || (one.section === section && one.name === name),
  );
  if (taken)
    throw new Refusal(
      `the version "${taken.name}" of ${section} already exists, at ${taken.path}: choose another name`,
    );
  checkNewAddress(changeSet, site, `${path}/overview`);
  const sidebarName = `${section}-${name.replaceAll('.', '-')}`;
  const sidebar = `content/navigation/sidebars/${sidebarName}.yml`;
  if (changeSet.read(sidebar) !== undefined)
    throw new Refusal(`${sidebar} already exists: choose another name, or delete that file first`);
  const id = `${path.slice(1)}/overview`;
  changeSet.write(`content/docs/${id}.mdx`, docText({ title: `${label} overview`, description }));
  changeSet.write(sidebar, stringify({ section, items: [id] }));
  const row = {
    section,
    name,
    label,
    path,
    isLast: newest,
    ...(unreleased && { isReleased: false }),
    mainDoc: 'overview',
    sidebars: [sidebarName],
  };
  const rows = (changeSet.readYaml(VERSIONS_FILE) ?? []) as (typeof row)[];
  const others = rows.map((one) =>
    newest && one.section === section && one.isLast ? { ...one, isLast: false } : one,
  );
  changeSet.writeYaml(VERSIONS_FILE, [...others, row], `added the version "${name}" of ${section}`);
  return [];
}

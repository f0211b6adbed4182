import { stringify } from 'yaml';
import { SETTINGS_FILE } from '../../site/settings/read-settings';
import type { Draft } from '../draft/draft';
import { readSite } from '../draft/site-state';
import { appendItem } from '../draft/yaml-edits';
import { Refusal } from '../refusal';
import { checkNewAddress } from './check-new';
import { docText } from './doc-text';
import { flow } from './flow';

/** Input of `npm run new section`. */
export interface NewSection {
  section: string;
  label: string;
  description: string;
}

/** Creates a section with its overview, its sidebar and its entry in the navbar. */
export function newSection(draft: Draft, { section, label, description }: NewSection): string[] {
  const site = readSite(draft);
  if (!/^[a-z][a-z0-9-]*$/.test(section))
    throw new Refusal(
      `"${section}" is not a valid section name: use lower-case letters, digits and hyphens`,
    );
  if (site.settings.navigation.sections.some((one) => one.section === section))
    throw new Refusal(`the section "${section}" already exists`);
  const id = `${section}/overview`;
  checkNewAddress(draft, site, `/${section}`);
  checkNewAddress(draft, site, `/${id}`);
  const sidebar = `content/navigation/sidebars/${section}.yml`;
  if (draft.read(sidebar) !== undefined) throw new Refusal(`${sidebar} already exists`);
  draft.write(`content/docs/${id}.mdx`, docText({ title: `${label} overview`, description }));
  draft.write(sidebar, stringify({ section, items: [id] }));
  const row = flow({ section, label, to: `/${id}` });
  const settings = draft.read(SETTINGS_FILE) ?? '';
  draft.write(
    SETTINGS_FILE,
    appendItem(settings, ['navigation', 'sections'], row),
    `added the section "${section}"`,
  );
  return [];
}

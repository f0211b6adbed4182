import { navigationNodes } from '../../../../plugins/gatsby-transformer-navigation/navigation-nodes';
import { docFields } from '../../../site/content/doc-fields';
import { readDocSource } from '../../../site/content/front-matter';
import type { SidebarSource } from '../../../site/navigation/sidebar';
import { SETTINGS_FILE } from '../../../site/settings/read-settings';
import { settingsSchema, type WrittenSettings } from '../../../site/settings/schema';
import { ContentError, type ContentProblem } from '../../../site/sources/content-problem';
import { parseYaml } from '../../../site/sources/yaml-source';
import type { ChangeSet } from './change-set';

export const VERSIONS_FILE = 'content/navigation/versions.yml';

/** The fields of a doc that commands need. */
export interface DocState {
  id: string;
  file: string;
  /** The doc's address, in which `{product}` is not replaced. */
  path: string;
  /** Whether the doc's front matter sets the address. */
  hasSlug: boolean;
  slugPlace: { line: number; column: number } | null;
}

/** A docs version, as written in the file. */
export interface VersionState {
  section: string;
  name: string;
  path: string;
  mainDocId: string;
}

/** Docs, navigation and settings of the site. */
export interface SiteState {
  docs: DocState[];
  redirects: { fromPath: string; toPath: string }[];
  sidebars: { name: string; section: string; source: SidebarSource[]; file: string }[];
  versions: VersionState[];
  settings: WrittenSettings;
}

/**
 * Cache of the docs already read, by file. Commands read the site before and after their edits, so they would otherwise
 * parse every doc twice.
 */
const known = new Map<string, { text: string; doc: DocState }>();

function readDoc(file: string, text: string): DocState {
  const before = known.get(file);
  if (before?.text === text) return before.doc;
  const source = readDocSource(file, text);
  const { id, path, slugPlace } = docFields(file.slice('content/docs/'.length), source);
  const doc = { id, file, path, slugPlace, hasSlug: slugPlace !== null };
  known.set(file, { text, doc });
  return doc;
}

/**
 * Reads the site with the edits of a change set.
 *
 * @throws ContentError with every mistake in the files that are read
 */
export function readSite(changeSet: ChangeSet): SiteState {
  const problems: ContentProblem[] = [];
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  const docs = changeSet
    .list('content/docs', '.mdx')
    .flatMap((file) => attempt(() => readDoc(file, changeSet.read(file) ?? '')) ?? []);
  const nodes = changeSet
    .list('content/navigation', '.yml')
    .flatMap(
      (file) =>
        attempt(() =>
          navigationNodes(file.slice('content/navigation/'.length), changeSet.read(file) ?? ''),
        ) ?? [],
    );
  const settings = attempt(
    () => parseYaml(changeSet.read(SETTINGS_FILE) ?? '', SETTINGS_FILE, settingsSchema).value,
  );
  if (!settings || problems.length > 0) throw new ContentError(problems);
  const fieldsOf = (type: string) =>
    nodes.flatMap((node) => (node.type === type ? [node.fields] : [])) as unknown[];
  return {
    docs,
    redirects: fieldsOf('Redirect') as SiteState['redirects'],
    sidebars: fieldsOf('Sidebar') as SiteState['sidebars'],
    versions: fieldsOf('DocsVersion') as VersionState[],
    settings,
  };
}

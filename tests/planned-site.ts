import type { PlannedDoc, PlannedSite } from '../src/site/pages/plan-pages';

/** Creates a doc for tests of page planning; pass only the fields that the test is about. */
export const plannedDoc = (path: string, more: Partial<PlannedDoc> = {}): PlannedDoc => ({
  id: path.slice(1),
  path,
  section: 'contracts',
  title: `Title of ${path}`,
  description: `About ${path}.`,
  sidebarLabel: `Label of ${path}`,
  file: `content/docs${path}.mdx`,
  symbols: [],
  stylesheets: [],
  headings: [],
  links: [],
  ...more,
});

/** Creates a site for tests of page planning; pass only the fields that the test is about. */
export const plannedSite = (more: Partial<PlannedSite>): PlannedSite => ({
  docs: [],
  sidebars: [],
  versions: [],
  redirects: [],
  siteUrl: 'https://docs.example',
  linkedFiles: [],
  sameTasks: [],
  ...more,
});

/** Versions v1 and v3 of the contracts. */
export const plannedVersions = ['v1', 'v3'].map((name) => ({
  section: 'contracts',
  name,
  label: name,
  path: `/contracts/${name}`,
  isLast: name === 'v3',
  isReleased: true,
  mainDoc: null,
}));

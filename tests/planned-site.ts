import type { PlannedDoc, PlannedSite } from '../src/site/pages/plan-pages';

/** Returns a doc for tests of page planning. Pass only the fields that matter to the test. */
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

/** Returns a site for tests of page planning. Pass only the fields that matter to the test. */
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

/** Two versions of the contracts: v1 and v3. */
export const plannedVersions = ['v1', 'v3'].map((name) => ({
  section: 'contracts',
  name,
  label: name,
  path: `/contracts/${name}`,
  isLast: name === 'v3',
  isReleased: true,
  mainDoc: null,
}));

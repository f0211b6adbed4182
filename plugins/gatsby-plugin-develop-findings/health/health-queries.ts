/** The saved queries whose results are tasks for a writer, most valuable first. */
export const HEALTH_QUERIES: readonly string[] = [
  'orphans',
  'never-linked',
  'same-titles',
  'pages-without-questions',
  'drafts',
  'errors-without-page',
  'unused-samples',
  'unused-figures',
  'unused-terms',
  'oldest-pages',
  'longest-pages',
];

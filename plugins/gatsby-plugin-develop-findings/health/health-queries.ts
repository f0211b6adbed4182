/** The saved queries whose answers are work for a writer, by what is most worth doing. */
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

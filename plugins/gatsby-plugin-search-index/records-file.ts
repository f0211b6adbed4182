/** Where a build leaves the records for the push and check commands: not in the site. */
export const RECORDS_FILE = '.cache/search-records.json';

/** The records of the last build, for the push and check commands. Not part of the site. */
export const RECORDS_FILE = '.cache/search-records.json';

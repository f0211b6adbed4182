/** The calls that errors of the catalogue happen by, in the folder of runs. */
export const SEEN_ERRORS_FILE = 'seen-errors.json';

/** File in the folder of runs with the calls that reproduce the error catalogue's errors. */
export const SEEN_ERRORS_FILE = 'seen-errors.json';

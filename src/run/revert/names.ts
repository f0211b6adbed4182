/** File in `RUN_FOLDER` with the calls that reproduce the errors of the error catalogue. */
export const SEEN_ERRORS_FILE = 'seen-errors.json';

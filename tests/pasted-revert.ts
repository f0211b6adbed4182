import { readFileSync } from 'node:fs';
import { ERRORS_FILE, revertCatalogue } from '../src/site/data/error-catalogue';
import { LIBRARY_ERRORS_FILE, libraryErrors } from '../src/site/data/library-errors';
import { readPasted } from '../src/protocol/reverts/read-pasted';

/** Errors of libraries that other projects' contracts use. */
export const ofLibraries = libraryErrors(readFileSync(LIBRARY_ERRORS_FILE, 'utf8'));
const catalogue = [...revertCatalogue(readFileSync(ERRORS_FILE, 'utf8')), ...ofLibraries];
/** Decodes pasted text with all errors of the site's catalogues. */
export const read = (text: string) => readPasted(text, catalogue);

import { fileText, rowsOf as cellsOf } from './page-text';

const docs = 'content/docs/contracts/v3/reference';
/** The source of a page of the v3 reference. */
export const page = (path: string) => fileText(`${docs}/${path}.mdx`);

/** Rows of a page's tables, minus signs as in code. */
export const rowsOf = (path: string) => cellsOf(page(path).replaceAll('−', '-'));

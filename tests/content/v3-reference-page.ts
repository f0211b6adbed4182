import { fileText, rowsOf as cellsOf } from './page-text';

const docs = 'content/docs/contracts/v3/reference';
/** Returns the source of a v3 reference page. */
export const page = (path: string) => fileText(`${docs}/${path}.mdx`);

/** Returns the rows of a page's tables. Minus signs are replaced with hyphens, as in code. */
export const rowsOf = (path: string) => cellsOf(page(path).replaceAll('−', '-'));

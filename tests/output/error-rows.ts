import { docPages } from './built-site';
import { tablesOf, textOf } from './tables';

/** A row of a table on a built page, as a reader has it. */
export interface ErrorRow {
  /** Address of the page. */
  page: string;
  /** What stands as code in the first cell, with where it leads. */
  errors: { text: string; href?: string | undefined }[];
  /** The text of the other cells. */
  says: string;
}

/** The rows of every table whose first column is headed "You see". */
export const errorRows: ErrorRow[] = docPages.flatMap(({ path, html }) =>
  tablesOf(html).flatMap(([head, ...rows]) => {
    if (!textOf(head?.[0] ?? '').startsWith('You see')) return [];
    return rows.map(([first = '', ...others]) => ({
      page: path,
      errors: [
        ...first.matchAll(/(?:<a\b[^>]*?href="([^"]*)"[^>]*>)?<code\b[^>]*>(.*?)<\/code>/gs),
      ].map(([, href, code = '']) => ({ text: textOf(code), href })),
      says: textOf(others.join(' · ')),
    }));
  }),
);

/** An entry of one of the pages that explain errors: the heading's text, and what stands below it. */
export interface ExplainedError {
  address: string;
  error: string;
  cause: string;
  fix: string;
}

/** What is explained under a heading that is an error, with a cause and a fix. */
export const explainedErrors: ExplainedError[] = docPages.flatMap(({ path, html }) =>
  [
    ...html.matchAll(
      /<h4 id="([^"]+)"[^>]*><code[^>]*>((?:(?!<\/code>).)*)<\/code>(?:(?!<h[1-6]).)*?<dt>Meaning<\/dt><dd>(.*?)<\/dd>.*?<dt>Fix<\/dt><dd>(.*?)<\/dd>/gs,
    ),
  ].map(([, id = '', error = '', cause = '', fix = '']) => ({
    address: `${path}#${id}`,
    error: textOf(error),
    cause: textOf(cause),
    fix: textOf(fix),
  })),
);

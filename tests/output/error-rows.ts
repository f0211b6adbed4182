import { docPages } from './built-site';
import { tablesOf, wordsOf } from './tables';

/**
 * The rows of every table whose first column is headed "You see". Each has the page, the errors in the first column,
 * and the other cells.
 */
export const errorRows = docPages.flatMap(({ path, html }) =>
  tablesOf(html).flatMap(([head, ...rows]) => {
    if (!wordsOf(head?.[0] ?? '').startsWith('You see')) return [];
    return rows.map(([first = '', ...others]) => ({
      page: path,
      errors: [
        ...first.matchAll(/(?:<a\b[^>]*?href="([^"]*)"[^>]*>)?<code\b[^>]*>(.*?)<\/code>/gs),
      ].map(([, href, code = '']) => ({ text: wordsOf(code), href })),
      says: wordsOf(others.join(' · ')),
    }));
  }),
);

/** Errors that have a heading of their own, with cause and fix. */
export const explainedErrors = docPages.flatMap(({ path, html }) =>
  [
    ...html.matchAll(
      /<h4 id="([^"]+)"[^>]*><code[^>]*>((?:(?!<\/code>).)*)<\/code>(?:(?!<h[1-6]).)*?<dt>Meaning<\/dt><dd>(.*?)<\/dd>.*?<dt>Fix<\/dt><dd>(.*?)<\/dd>/gs,
    ),
  ].map(([, id = '', error = '', cause = '', fix = '']) => ({
    address: `${path}#${id}`,
    error: wordsOf(error),
    cause: wordsOf(cause),
    fix: wordsOf(fix),
  })),
);

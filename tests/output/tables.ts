/** The text of a piece of HTML, as a reader has it. */
export const textOf = (html: string): string =>
  html
    .replaceAll('<wbr>', '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The tables of a page, each a list of rows, each row its cells as HTML; headings first. */
export const tablesOf = (html: string): string[][][] =>
  Array.from(html.matchAll(/<table\b.*?<\/table>/gs), ([table]) =>
    Array.from(table.matchAll(/<tr\b[^>]*>(.*?)<\/tr>/gs), ([, row = '']) =>
      Array.from(row.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs), ([, cell = '']) => cell),
    ),
  );

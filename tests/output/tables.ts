const CHARACTERS: Readonly<Record<string, string>> = { quot: '"', lt: '<', gt: '>', amp: '&' };

/** Decodes the HTML entities in a text. */
export const decoded = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]+)|(quot|lt|gt|amp));/gi, (_, code?: string, name?: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : (CHARACTERS[name ?? ''] ?? ''),
  );

/** Returns the text in HTML, without tags. */
export const textOf = (html: string): string => decoded(html.replaceAll(/<[^>]*>/g, ''));

/** Returns the text in HTML as a single line, with white space collapsed. */
export const wordsOf = (html: string): string => textOf(html).replaceAll(/\s+/g, ' ').trim();

/** Returns a page's tables as lists of rows, and each row as a list of cells in HTML. Heading rows come first. */
export const tablesOf = (html: string): string[][][] =>
  Array.from(html.matchAll(/<table\b.*?<\/table>/gs), ([table]) =>
    Array.from(table.matchAll(/<tr\b[^>]*>(.*?)<\/tr>/gs), ([, row = '']) =>
      Array.from(row.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs), ([, cell = '']) => cell),
    ),
  );

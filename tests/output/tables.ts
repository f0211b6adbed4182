const CHARACTERS: Readonly<Record<string, string>> = { quot: '"', lt: '<', gt: '>', amp: '&' };

/** Text with its entities read back. */
export const decoded = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]+)|(quot|lt|gt|amp));/gi, (_, code?: string, name?: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : (CHARACTERS[name ?? ''] ?? ''),
  );

/** The text of a piece of HTML. */
export const textOf = (html: string): string => decoded(html.replaceAll(/<[^>]*>/g, ''));

/** The same in one line, as a reader has it. */
export const wordsOf = (html: string): string => textOf(html).replaceAll(/\s+/g, ' ').trim();

/** The tables of a page, each a list of rows, each row its cells as HTML; headings first. */
export const tablesOf = (html: string): string[][][] =>
  Array.from(html.matchAll(/<table\b.*?<\/table>/gs), ([table]) =>
    Array.from(table.matchAll(/<tr\b[^>]*>(.*?)<\/tr>/gs), ([, row = '']) =>
      Array.from(row.matchAll(/<t[hd]\b[^>]*>(.*?)<\/t[hd]>/gs), ([, cell = '']) => cell),
    ),
  );

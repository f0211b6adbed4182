/** The page that a reader writes of. */
export interface FeedbackPage {
  title: string;
  /** Without base path. */
  path: string;
  /** Whole, without hash. */
  address: string;
  /** What the navbar calls the section of the docs, if the page is in one. */
  section?: string | undefined;
  /** Docs version, if the page has one. */
  version?: string | undefined;
}

/**
 * Where an issue about a page is written, with what whoever reads it has to know.
 *
 * @param template an address of the repository's host, with `{title}` and `{body}` in their places
 * @param hash of the heading that the reader is at, or nothing
 */
export function issueAddress(
  template: string,
  { title, address, section, version }: FeedbackPage,
  hash = '',
): string {
  const facts = { Page: address + hash, Section: section, Version: version };
  const lines = Object.entries(facts).flatMap(([name, fact]) => (fact ? `${name}: ${fact}` : []));
  const parts: Record<string, string> = { title: `${title}: `, body: `${lines.join('\n')}\n\n` };
  return template.replace(/\{(title|body)\}/g, (_, part: string) =>
    encodeURIComponent(parts[part] ?? ''),
  );
}

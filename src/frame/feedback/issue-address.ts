/** The page that the feedback is about. */
export interface FeedbackPage {
  title: string;
  /** Without base path. */
  path: string;
  /** Absolute URL without hash. */
  address: string;
  /** Name of the docs section in the navbar, if the page is in one. */
  section?: string | undefined;
  /** Docs version, if the page has one. */
  version?: string | undefined;
}

/**
 * Returns the URL for a new issue about a page, prefilled with the information a maintainer needs.
 *
 * @param template a URL on the repository's host, with the placeholders `{title}` and `{body}`
 * @param hash of the heading that the reader is at, or empty
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

import { placeOf, type ContentNode } from './content-tree';

/** A page's data as Gatsby writes it. */
export interface PageData {
  path: string;
  result: { data?: { doc?: { body?: ContentNode[] } }; pageContext?: { deadLinks?: string[] } };
}

/**
 * The data of a page for its first load. The document holds the content already: sending it a second time as JSON
 * would make the page half as heavy again. Each run of markup becomes the mark of the element it stands in. What
 * the page's query alone reads from its context is left out.
 */
export function firstLoadData<T extends PageData>(page: T): T {
  const body = page.result.data?.doc?.body;
  if (!body) return page;
  const strip = (nodes: readonly ContentNode[], owner: string): ContentNode[] =>
    nodes.map((node, index): ContentNode => {
      if (typeof node === 'string' || 'run' in node) return node;
      const run = placeOf(owner, index);
      if (!('html' in node)) return { ...node, children: strip(node.children, run) };
      return { run, ...(node.inline && { inline: true }) };
    });
  const data = { ...page.result.data, doc: { ...page.result.data?.doc, body: strip(body, '') } };
  const pageContext = { ...page.result.pageContext, deadLinks: undefined };
  return { ...page, result: { ...page.result, data, pageContext } };
}

import { placeOf, type ContentNode } from './content-tree';

/** A page's data as Gatsby writes it. */
export interface PageData {
  path: string;
  result: { data?: { doc?: { body?: ContentNode[] } }; pageContext?: { deadLinks?: string[] } };
}

/**
 * Returns the data of a page for the first load of a visit. The HTML document already contains the content, and sending
 * it again as JSON would make the page much larger. Each run of markup is therefore replaced by the key of its element
 * in the document. Context that is used only by the page's query is left out.
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

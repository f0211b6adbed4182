import type { Draft } from '../draft/draft';
import { listInSidebar } from '../draft/list-in-sidebar';
import { readSite } from '../draft/site-state';
import { checkNewId } from './check-new';
import { docText } from './doc-text';

/** Input of `npm run new page`. */
export interface NewPage {
  id: string;
  title: string;
  description: string;
  category?: string | undefined;
}

/** Creates a page as a draft, and lists it in the sidebar of its section. */
export function newPage(draft: Draft, { id, title, description, category }: NewPage): string[] {
  const site = readSite(draft);
  checkNewId(draft, site, id);
  const file = `content/docs/${id}.mdx`;
  draft.write(file, docText({ title, description, draft: true }));
  listInSidebar(draft, site, id, category);
  return [`Write the page, then remove "draft: true" to publish it.`];
}

import { unescapeHtml } from './escape';

/** Returns the text that a piece of HTML shows, with whitespace as written. */
export const shownText = (html: string): string => unescapeHtml(html.replace(/<[^>]*>/g, ''));

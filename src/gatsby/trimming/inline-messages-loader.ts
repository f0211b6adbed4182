import type { LoaderContext } from 'webpack';
import { withoutMessageCalls } from '../../site/locales/message-calls';

/**
 * Matches an import of nothing but these functions, which can be removed. A statement that also imports other names
 * must stay.
 */
const IMPORT = /^import \{(?: (?:message|pathInLocale|translated),?)+ \} from '[^']+\/message';/m;

/** Rewrites a module for a site with one locale, with English texts and unchanged addresses. */
const inlineMessages = (file: string, text: string): string =>
  /\b(?:message|pathInLocale|translated)\(/.test(text)
    ? withoutMessageCalls(file, text).replace(IMPORT, '')
    : text;

/** Search and replacement for the loader on a site with one locale, so that readers don't download code for several. */
export const messagesReplacement = {
  search: /^[\s\S]*$/,
  replace(this: Pick<LoaderContext<unknown>, 'resourcePath'>, text: string) {
    return inlineMessages(this.resourcePath, text);
  },
} as const;

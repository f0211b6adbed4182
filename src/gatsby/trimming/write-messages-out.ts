import type { LoaderContext } from 'webpack';
import { withoutMessageCalls } from '../../site/locales/message-calls';

/** Whoever imports more than these uses it otherwise, too. */
const IMPORT = /^import \{(?: (?:message|pathInLocale|translated),?)+ \} from '[^']+\/message';/m;

/** A module as a site of one locale needs it: English texts and addresses as they are. */
const writeOut = (file: string, text: string): string =>
  /\b(?:message|pathInLocale|translated)\(/.test(text)
    ? withoutMessageCalls(file, text).replace(IMPORT, '')
    : text;

/** What a loader replaces where the site has one locale: readers pay nothing for what they do not have. */
export const messagesReplacement = {
  search: /^[\s\S]*$/,
  replace(this: Pick<LoaderContext<unknown>, 'resourcePath'>, text: string) {
    return writeOut(this.resourcePath, text);
  },
} as const;

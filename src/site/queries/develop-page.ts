import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { toHtml } from 'hast-util-to-html';

/** Renders a page that exists only in development, separate from the site and its bundle. */
export const developPage = (title: string, style: string, main: ElementContent[]): string =>
  toHtml([
    { type: 'doctype' },
    h('html', { lang: 'en' }, [
      h('head', [
        h('meta', { charSet: 'utf-8' }),
        h('meta', { name: 'viewport', content: 'width=device-width' }),
        h('title', title),
        h('style', `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}${style}`),
      ]),
      h('body', h('main', [h('h1', title), ...main])),
    ]),
  ]);

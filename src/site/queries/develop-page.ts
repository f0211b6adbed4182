import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { toHtml } from 'hast-util-to-html';

/** A page that only who develops sees: it stands beside the site, without its bundle. */
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

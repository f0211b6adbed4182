import { h } from 'hastscript';
import { toHtml } from 'hast-util-to-html';
import { EDITOR_PAGE } from './names';

/**
 * Returns a Content Security Policy that allows only what the editor needs: its own files, evaluated code (Decap
 * compiles the schema of its configuration), styles that it adds, icons and previews that it generates, the pages of
 * this site, and the host that it writes to.
 *
 * @param connect origins, other than its own, that it sends requests to
 */
const editorPolicy = (connect: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src ${["'self'", 'blob:', ...connect].join(' ')}`,
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

/** Renders the page of the editor. It loads two scripts: ours, which starts Decap, then Decap itself. */
export const editorPage = (basePath: string, connect: readonly string[]): string =>
  toHtml([
    { type: 'doctype' },
    h('html', { lang: 'en' }, [
      h('head', [
        h('meta', { charSet: 'utf-8' }),
        h('meta', { httpEquiv: 'Content-Security-Policy', content: editorPolicy(connect) }),
        h('meta', { name: 'robots', content: 'noindex' }),
        h('meta', { name: 'referrer', content: 'no-referrer' }),
        h('meta', { name: 'viewport', content: 'width=device-width' }),
        h('title', 'Editor'),
        h('script', { defer: true, src: `${basePath}${EDITOR_PAGE}/start.js` }),
        h('script', { defer: true, src: `${basePath}${EDITOR_PAGE}/decap-cms.js` }),
      ]),
      h('body'),
    ]),
  ]);

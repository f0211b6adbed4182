import type { CSSObject } from '@emotion/react';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { THEME } from '../../kit/names';
import { customProperties, sizes } from '../../kit/styles/tokens';
import { coloursOf, type Colour, type ColourSettings } from '../../site/design/colours';
import { DEFAULT_LOCALE } from '../../site/locales/locale';
import { policyHash } from '../../site/sources/digest';
import { buildInlineScript, inlineScripts } from '../inline-scripts';
import { serializeCss } from '../serialize-css';

/** Returns custom properties for the colors that the page uses. */
const propertiesOf = ({ surface, text, accent, 'text-muted': muted }: Record<Colour, string>) =>
  customProperties({ surface, text, accent, 'text-muted': muted });

/** Returns the styles of the page, with the site's colors and sizes. The styles load no other file. */
const offlinePageStyle = (colours: ColourSettings): CSSObject => ({
  ':root': { ...propertiesOf(coloursOf(colours, 'dark')), colorScheme: 'dark' },
  [`html[${THEME}='light']`]: {
    ...propertiesOf(coloursOf(colours, 'light')),
    colorScheme: 'light',
  },
  body: {
    maxWidth: sizes.measure,
    margin: '18vh auto 0',
    padding: `0 ${sizes['space-6']}`,
    background: 'var(--surface)',
    color: 'var(--text)',
    font: `${sizes['size-md']} / 1.65 system-ui, sans-serif`,
  },
  h1: { fontSize: sizes['size-3xl'], lineHeight: 1.2, letterSpacing: '-0.015em' },
  'p:first-of-type': { color: 'var(--text-muted)' },
  a: { color: 'var(--accent)', marginInlineEnd: sizes['space-5'] },
  ':focus-visible': { outline: '2px solid var(--accent)', outlineOffset: '2px' },
});

/** Id of the "Try again" link, which loads the requested address again. */
const AGAIN = 'again';

/**
 * Returns the page to show offline in place of one that is not saved. It is a single self-contained file, because no
 * other files are available without a network. It uses the color mode that the reader chose.
 */
export function offlinePage(title: string, basePath: string, colours: ColourSettings): string {
  const style = serializeCss(offlinePageStyle(colours));
  const scripts = [
    buildInlineScript(inlineScripts.FIRST_PAINT_SCRIPT, basePath),
    `document.getElementById("${AGAIN}").href=location.href`,
  ] as const;
  const policy = `default-src 'none'; style-src ${policyHash(style)}; script-src ${scripts.map(policyHash).join(' ')}; base-uri 'none'; form-action 'none'`;
  return toHtml([
    { type: 'doctype' },
    h('html', { lang: DEFAULT_LOCALE }, [
      h('head', [
        h('meta', { charSet: 'utf-8' }),
        h('meta', { httpEquiv: 'Content-Security-Policy', content: policy }),
        h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        h('title', `You are offline | ${title}`),
        h('style', style),
        h('script', scripts[0]),
      ]),
      h('body', [
        h('main', [
          h('p', title),
          h('h1', 'You are offline'),
          h(
            'p',
            'This page is not on your device. Pages that you have read are; with a network, “Save for offline” at the foot of every page keeps all of them.',
          ),
          h('p', [
            h('a', { id: AGAIN, href: '' }, 'Try again'),
            h('a', { href: `${basePath}/` }, 'Home'),
          ]),
        ]),
        h('script', scripts[1]),
      ]),
    ]),
  ]);
}

import type { GatsbySSR } from 'gatsby';
import { BaseAddressBanner } from './src/frame/base-address/base-address-banner';
import { PageFrame } from './src/templates/layout/page-frame';
import { renderWithStyles } from './src/build/render-with-styles';
import { headComponents } from './src/build/head-components';
import { DEFAULT_LOCALE } from './src/site/locales/locale';
import { THEME } from './src/kit/names';

/** Wraps pages in the frame, as in the browser. */
export const wrapPageElement: GatsbySSR['wrapPageElement'] = ({ element, props }) => (
  <PageFrame location={props.location} pageContext={props.pageContext}>
    {element}
  </PageFrame>
);

/** Renders a page with only the styles that it uses, in its head. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = renderWithStyles;

/** Sets attributes of the document, and adds fonts, icons and the script that runs before the first paint. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
  setPreBodyComponents,
}) => {
  const { code = DEFAULT_LOCALE, dir } =
    OTHER_LOCALES.find((locale) => `${pathname}/`.startsWith(`/${locale.code}/`)) ?? {};
  const attributes = { lang: code, ...(dir && { dir }), [THEME]: 'dark' };
  setHtmlAttributes(attributes);
  // `pathname` has no base path here, unlike in the browser.
  setHeadComponents(headComponents(pathname));
  if (pathname === '/') setPreBodyComponents([<BaseAddressBanner key="base-address" />]);
};

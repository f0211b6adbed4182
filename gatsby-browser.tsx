import type { GatsbyBrowser } from 'gatsby';
import { lazy, Suspense } from 'react';
import { startPageBehaviours } from './src/templates/start/page-behaviours';
import { askToRetry, hideLoading, showLoading } from './src/frame/load-state/show-load-state';
import { startPageLoading } from './src/gatsby/loader/page-loading';
import { startBehaviours } from './src/templates/start/start-behaviours';
import { PageFrame } from './src/templates/layout/page-frame';
import { basePath } from './src/kit/view/site-paths';

/** In production the server has written these into the page, and no bundle carries them. */
const DevelopStyles =
  process.env.NODE_ENV === 'production'
    ? null
    : lazy(async () => ({
        default: (await import('./src/templates/styles/global-styles')).GlobalStyles,
      }));

/**
 * While developing, the site's styles. Emotion needs no root here: it takes up the styles that the server sent when
 * the first component that it styles is loaded, and most pages have none.
 */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <>
    {DevelopStyles && (
      <Suspense>
        <DevelopStyles />
      </Suspense>
    )}
    {element}
  </>
);

/** The frame, which stays while pages change. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageFrame {...props}>{element}</PageFrame>
);

/** What listens for the whole visit. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  startPageLoading({ show: showLoading, hide: hideLoading, askToRetry });
  startBehaviours(basePath);
};

/** `gatsby/scroll/scroll.ts` says where a navigation scrolls to. In production Gatsby's own way is left out. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

/** What starts anew with each page. Gatsby calls this while React draws: a fault must not take the page away. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  try {
    startPageBehaviours({ to: location, from: prevLocation, basePath });
  } catch (error) {
    console.error(error);
  }
};

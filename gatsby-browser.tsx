import type { GatsbyBrowser } from 'gatsby';
import { lazy, Suspense } from 'react';
import { startPageBehaviours } from './src/behaviours/page-behaviours';
import { startPageLoading } from './src/behaviours/page-loading';
import { scrollOnNavigation } from './src/behaviours/scroll';
import { startBehaviours } from './src/behaviours/start-behaviours';
import { PageFrame } from './src/components/layout/page-frame';
import { basePath } from './src/lib/site-paths';

/** In production the server has written these into the page, and no bundle carries them. */
const DevelopStyles =
  process.env.NODE_ENV === 'production'
    ? null
    : lazy(async () => ({
        default: (await import('./src/components/layout/global-styles')).GlobalStyles,
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
  startPageLoading();
  startBehaviours(basePath);
};

/** Where a navigation scrolls to. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = scrollOnNavigation;

/** What starts anew with each page. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  startPageBehaviours({ to: location, from: prevLocation, basePath });
};

import type { GatsbyBrowser } from 'gatsby';
import { lazy, Suspense } from 'react';
import { startPageBehaviours } from './src/behaviours/page-behaviours';
import { startPageLoading } from './src/behaviours/page-loading';
import { scrollOnNavigation } from './src/behaviours/scroll';
import { startBehaviours } from './src/behaviours/start-behaviours';
import { EmotionRoot } from './src/components/layout/emotion-root';
import { PageFrame } from './src/components/layout/page-frame';
import { basePath } from './src/lib/site-paths';

/** In production the server has written these into the page, and no bundle carries them. */
const DevelopStyles =
  process.env.NODE_ENV === 'production'
    ? null
    : lazy(async () => ({
        default: (await import('./src/components/layout/global-styles')).GlobalStyles,
      }));

/** One style cache for the whole page. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <EmotionRoot>
    {DevelopStyles && (
      <Suspense>
        <DevelopStyles />
      </Suspense>
    )}
    {element}
  </EmotionRoot>
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

import { navigate, type GatsbyBrowser } from 'gatsby';
import { lazy, startTransition, Suspense, type ReactNode } from 'react';
import { startPageLoading } from './src/gatsby/loader/page-loading';
import { pageScript } from './src/gatsby/runtime/page-script';
import { followRoute } from './src/templates/start/app-behaviours';
import { PageFrame } from './src/templates/layout/page-frame';
import { followTranslation } from './src/kit/dom/follow-translation';
import { restoreEdits } from './src/kit/dom/reload-with-edits';
import { basePath } from './src/kit/view/site-paths';
import { takeOverMarkup } from './src/templates/content/take-over-markup';

/**
 * In production the server has written these into the page, and no bundle carries them. The condition is written out
 * here and below: webpack then leaves the branch out, and what it alone imports.
 */
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

/** What listens for the whole visit: in production the page's own script has started the rest. */
export async function onClientEntry(): Promise<void> {
  if (process.env.NODE_ENV !== 'production')
    (await import('./src/templates/start/start-page')).startPage();
  restoreEdits();
  followTranslation();
  startPageLoading(pageScript());
}

/** Takes over the served page bit by bit: the reader is already at it, and no task is to keep them waiting. */
const hydrateInSteps = (element: ReactNode, container: Element): void =>
  startTransition(() => void takeOverMarkup(container, element));

/** In production alone: while developing, the page is drawn in the browser. Gatsby's types know the API of React 17. */
export const replaceHydrateFunction = (process.env.NODE_ENV === 'production'
  ? () => hydrateInSteps
  : undefined) as unknown as GatsbyBrowser['replaceHydrateFunction'];

/** `gatsby/scroll/scroll.ts` says where a navigation scrolls to. In production Gatsby's own way is left out. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

/** What starts anew with each page. Gatsby calls this while React draws: a fault must not take the page away. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  try {
    followRoute({ to: location, from: prevLocation, basePath, navigate });
  } catch (error) {
    console.error(error);
  }
};

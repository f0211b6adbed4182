import { navigate, type GatsbyBrowser } from 'gatsby';
import { lazy, startTransition, Suspense, type ReactNode } from 'react';
import { startPageLoading } from './src/gatsby/loader/page-loading';
import { pageScript } from './src/gatsby/runtime/page-script';
import { followRoute } from './src/templates/start/app-behaviours';
import { PageFrame } from './src/templates/layout/page-frame';
import { followTranslation } from './src/kit/dom/follow-translation';
import { restoreEdits } from './src/kit/dom/reload';
import { basePath } from './src/kit/view/site-paths';
import { takeOverMarkup } from './src/templates/content/take-over-markup';

/**
 * The global styles, only in development: in production the server has written them into the page, and no bundle
 * contains them. The condition is spelled out here and below so that webpack drops the branch and everything that only
 * the branch imports.
 */
const DevelopStyles =
  process.env.NODE_ENV === 'production'
    ? null
    : lazy(async () => ({
        default: (await import('./src/templates/styles/global-style')).GlobalStyles,
      }));

/**
 * Adds the global styles in development. Emotion needs no root here: it picks up the server's styles when the first
 * component that it styles loads, and most pages have none.
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

/** Wraps pages in the frame, which persists while pages change. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageFrame {...props}>{element}</PageFrame>
);

/**
 * Starts everything that listens for the whole visit. In production, the page's own script has already started the
 * rest.
 */
export async function onClientEntry(): Promise<void> {
  if (process.env.NODE_ENV !== 'production')
    (await import('./src/templates/start/start-page')).startPage();
  restoreEdits();
  followTranslation();
  startPageLoading(pageScript());
}

/** Hydrates the served page in small steps, because the reader is already using it and no task should block them. */
const hydrateInSteps = (element: ReactNode, container: Element): void =>
  startTransition(() => void takeOverMarkup(container, element));

/**
 * Only in production, because in development the page is rendered in the browser. The cast is needed because Gatsby's
 * types describe the API of React 17.
 */
export const replaceHydrateFunction = (process.env.NODE_ENV === 'production'
  ? () => hydrateInSteps
  : undefined) as unknown as GatsbyBrowser['replaceHydrateFunction'];

/**
 * `gatsby/scroll/scroll.ts` handles scrolling after a navigation. In production, Gatsby's own scroll handler is left
 * out.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

/**
 * Starts the behaviours that each page needs again. Gatsby calls this while React renders, so an error must not take
 * down the page.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  try {
    followRoute({ to: location, from: prevLocation, basePath, navigate });
  } catch (error) {
    console.error(error);
  }
};

import type { ReactNode } from 'react';
import { CrashBoundary } from '../../frame/crash-boundary';
import { setPageLanguage } from '../../kit/language/message';
import { basePath } from '../../kit/view/site-paths';
import type { DocPageContext } from '../../site/pages/page-context';
import { SiteLayout } from './site-layout';

/**
 * Throws if the module of a page has no default export.
 *
 * @param module the module as Gatsby's loader imported it
 * @param chunk Gatsby's name for the module, which contains the file name, such as `component---src-pages-404-tsx`
 * @throws Error that names the file
 */
function assertPageComponent(module: unknown, chunk: string): void {
  const { default: component } = (module ?? {}) as { default?: unknown };
  if (typeof component === 'function') return;
  const file = chunk
    .replace('component---', '')
    .replace(/-(tsx?|jsx?|mdx)$/, '.$1')
    .replaceAll('-', '/');
  throw new Error(
    `The page module ${file} has no default export; export the page's component as default.`,
  );
}

interface PageFrameProps {
  location: { pathname: string };
  /** The module of the page. It is set only in the browser. */
  pageResources?: { component?: unknown; page?: { componentChunkName: string } };
  /**
   * The context set by `gatsby-node`. Only docs have a section, and only docs of a versioned section have a version.
   */
  pageContext: unknown;
  children: ReactNode;
}

/**
 * Wraps a page in the site's frame. It implements Gatsby's `wrapPageElement`, on the server and in the browser. If the
 * frame itself throws, only an error message is shown.
 */
export function PageFrame({ location, pageContext, pageResources, children }: PageFrameProps) {
  if (SEVERAL_LOCALES) setPageLanguage(pageContext ?? {});
  const { section, version, counterparts, navigation } = (pageContext ??
    {}) as Partial<DocPageContext>;
  const path = location.pathname.slice(basePath.length).replace(/(.)\/$/, '$1') || '/';
  return (
    <CrashBoundary path={path}>
      <SiteLayout
        path={path}
        section={section}
        version={version}
        counterparts={counterparts}
        sidebar={navigation?.sidebar}
      >
        <CheckedPage resources={pageResources}>{children}</CheckedPage>
      </SiteLayout>
    </CrashBoundary>
  );
}

interface CheckedPageProps {
  resources: PageFrameProps['pageResources'];
  children: ReactNode;
}

/**
 * Checks the module of the page inside the frame's error boundaries, so that an error message replaces only the page's
 * own content if the module is invalid.
 */
function CheckedPage({ resources, children }: CheckedPageProps) {
  if (resources?.page) {
    assertPageComponent(resources.component, resources.page.componentChunkName);
  }
  return children;
}

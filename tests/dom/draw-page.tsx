import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageSidebar } from '../../src/site/navigation/page-navigation';
import { BaseAddressBanner } from '../../src/frame/base-address/base-address-banner';
import { SiteLayout } from '../../src/templates/layout/site-layout';

interface DrawnPage {
  /** The page's path, which becomes the path in the address bar. */
  path?: string;
  section?: string;
  /** Key of the page's docs version. */
  version?: string;
  counterparts?: Record<string, string>;
  sidebar?: PageSidebar;
  /** HTML to render as the page's content. */
  content?: string;
  /** React nodes to render instead of `content`. */
  children?: ReactNode;
}

/** Renders a page in the site's layout, as the server does, and sets the address bar to the page's path. */
export function drawPage({ path = '/', content = '', children, ...page }: DrawnPage = {}): void {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = renderToStaticMarkup(
    <>
      {path === '/' && <BaseAddressBanner />}
      <SiteLayout path={path.split(/[?#]/, 1)[0] ?? path} {...page}>
        {children ?? <div dangerouslySetInnerHTML={{ __html: content }} />}
      </SiteLayout>
    </>,
  );
}

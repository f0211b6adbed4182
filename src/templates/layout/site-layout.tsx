import type { ReactNode } from 'react';
import { docsVersionClass } from '../../site/navigation/docs-version';
import type { PageSidebar } from '../../site/navigation/page-navigation';
import { ChoiceMenus } from '../../frame/choices/choice-menus';
import { ColourToggle } from '../../frame/colour-mode/colour-toggle';
import { Sidebar } from '../../frame/sidebar/sidebar';
import { SearchButton } from '../../search/dialog/search-button';
import { Navbar } from '../../frame/navbar/navbar';
import { MenuToggle, SiteMenu } from '../../frame/mobile-menu/site-menu';
import { AnnouncementBar } from '../../frame/announcement/announcement-bar';
import { CrashBoundary } from '../../frame/crash-boundary';
import { Footer } from '../../frame/footer/footer';
import { Head } from '../../frame/head/head';
import { LoadState } from '../../frame/load-state/load-state';
import { PageViewsAddress } from '../../frame/head/document-head';
import { SkipLink } from '../../frame/skip-link/skip-link';
import { useFrame } from '../../kit/view/use-frame';
import { ANNOUNCER } from '../../kit/names';
import { SITE_LAYOUT_FRAME, SITE_LAYOUT_MAIN } from './names';
import { message } from '../../kit/language/message';

interface SiteLayoutProps {
  /** Path of the page, without base path. */
  path: string;
  /** Section of the doc. Other pages have no section, and no sidebar. */
  section?: string | undefined;
  /** Key of the docs version, such as `sdk/v3`. */
  version?: string | null | undefined;
  /** Paths of the same page in other versions of its section, by version name. */
  counterparts?: Readonly<Record<string, string>> | undefined;
  /** The part of the section's sidebar that is included in the page data. */
  sidebar?: PageSidebar | undefined;
  children: ReactNode;
}

/** The frame around every page. It persists while pages change, so that menus keep their state. */
export function SiteLayout({
  path,
  section,
  version,
  counterparts,
  sidebar,
  children,
}: SiteLayoutProps) {
  const { site, versions } = useFrame();
  const choices = { site, versions, version, path, counterparts };
  const crashHead = <Head title={message('This page crashed.')} noindex />;
  const menus = <ChoiceMenus {...choices} />;
  return (
    <>
      <SkipLink />
      {site.analytics.address && <PageViewsAddress address={site.analytics.address} />}
      {site.announcement && <AnnouncementBar announcement={site.announcement} />}
      <Navbar site={site} versions={versions} section={section} menus={menus}>
        <SearchButton version={version} />
        <ColourToggle />
        <MenuToggle />
      </Navbar>
      <LoadState />
      <CrashBoundary path={path} head={crashHead}>
        <div
          className={`${SITE_LAYOUT_FRAME} ${docsVersionClass(path)}`}
          data-with-sidebar={sidebar ? '' : undefined}
        >
          <SiteMenu site={site} section={section} menus={menus}>
            {sidebar && (
              <Sidebar key={section} section={section ?? ''} sidebar={sidebar} path={path} />
            )}
          </SiteMenu>
          <main id="content" className={SITE_LAYOUT_MAIN} tabIndex={-1}>
            <CrashBoundary path={path} head={crashHead}>
              {children}
            </CrashBoundary>
          </main>
        </div>
      </CrashBoundary>
      <Footer site={site} />
      {/* Raw HTML, so that hydration does not remove a message announced earlier. */}
      <div
        className="visually-hidden"
        role="status"
        {...{ [ANNOUNCER]: true }}
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </>
  );
}

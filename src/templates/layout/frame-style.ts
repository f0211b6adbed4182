import type { CSSObject } from '@emotion/react';
import { iconsStyle } from '../../kit/view/icons';
import { baseAddressBannerStyle } from '../../frame/base-address/base-address-banner';
import { searchButtonStyle } from '../../search/dialog/search-button-style';
import { skipLinkStyle } from '../../frame/skip-link/skip-link';
import { announcementBarStyle } from '../../frame/announcement/announcement-bar';
import { siteLayoutStyle } from './site-layout-style';
import { loadStateStyle } from '../../frame/load-state/load-state-style';
import { crashBoundaryStyle } from '../../frame/crash-boundary';
import { footerStyle } from '../../frame/footer/footer-style';
import { navbarStyle } from '../../frame/navbar/navbar-style';
import { colourToggleStyle } from '../../frame/colour-mode/colour-toggle';
import { downloadProjectStyle } from '../../markup/code/download-project-style';
import { dropdownStyle } from '../../kit/view/dropdown';
import { menuToggleStyle, siteMenuStyle } from '../../frame/mobile-menu/site-menu-style';
import { sidebarStyle } from '../../frame/sidebar/sidebar';
import { landingStyle } from '../../markup/landing/landing-style';
import { articleStyle, pageFileStyle } from '../../markup/article/article-style';
import { breadcrumbsStyle } from '../../frame/breadcrumbs';
import { tableOfContentsStyle } from '../../frame/contents/table-of-contents';
import { paginationStyle } from '../../frame/pagination';
import { pagesUnderStyle } from '../../markup/article/related-pages';
import { pageFeedbackStyle } from '../../frame/page-feedback';
import { articleFootStyle } from '../../markup/article/article-foot';

/**
 * Styles of the frame around every page: navbar, menus, sidebar, article and footer. They use plain class names, and
 * the server writes them into each page, so that the bundle does not contain them again. Styles that only some pages
 * need are in the folder of their component, in emotion's `css` prop. Later entries override earlier ones.
 */
export const frameStyle: CSSObject[] = [
  iconsStyle,
  skipLinkStyle,
  announcementBarStyle,
  siteLayoutStyle,
  loadStateStyle,
  crashBoundaryStyle,
  footerStyle,
  navbarStyle,
  menuToggleStyle,
  searchButtonStyle,
  baseAddressBannerStyle,
  colourToggleStyle,
  dropdownStyle,
  siteMenuStyle,
  sidebarStyle,
  articleStyle,
  pageFileStyle,
  landingStyle,
  pagesUnderStyle,
  downloadProjectStyle,
  breadcrumbsStyle,
  tableOfContentsStyle,
  paginationStyle,
  articleFootStyle,
  ...((FEEDBACK_SETTINGS.helpful ?? FEEDBACK_SETTINGS.issues) ? [pageFeedbackStyle] : []),
];

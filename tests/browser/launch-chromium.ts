import { chromium, type Browser } from 'playwright-core';
import { findProgram } from '../programs';

/**
 * What Chromium is to leave out. The last list that it is given counts, so what Playwright 1.64 leaves out is here too.
 * The popups of the address bar are pages of their own, two a window, which nobody sees here; they cost as much of the
 * processor as a page of the site.
 */
const LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // The headless shell rounds the widths of letters otherwise, and breaks lines where readers have none.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${LEFT_OUT.join()}`,
];

/** Starts Chromium as the tests drive it, in no window. */
export const launchChromium = (
  executablePath = findProgram('chromium headless shell'),
): Promise<Browser> => chromium.launch({ executablePath, args: FLAGS });

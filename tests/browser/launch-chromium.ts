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

/**
 * Keeps the pointer of the headless shell from a page: it lies at the corner of every window, and moves there by itself at
 * any moment while a page loads (15 of 20 pages), which a page takes for a reader's sign. Runs in the page.
 */
function withoutOwnPointer(): void {
  const ignore = (event: MouseEvent) => {
    if (event.isTrusted && event.clientX === 0 && event.clientY === 0)
      event.stopImmediatePropagation();
  };
  for (const kind of ['pointermove', 'pointerover', 'mousemove', 'mouseover'] as const)
    window.addEventListener(kind, ignore, { capture: true });
}

/** Starts Chromium as the tests drive it, in no window. */
export async function launchChromium(
  executablePath = findProgram('chromium headless shell'),
): Promise<Browser> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  if (/headless[-_]shell/.test(executablePath)) {
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (options) => {
      const context = await newContext(options);
      await context.addInitScript(withoutOwnPointer);
      return context;
    };
  }
  return browser;
}

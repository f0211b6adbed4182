import { chromium, type Browser } from 'playwright-core';
import { findProgram } from '../programs';

/**
 * Chromium features to disable. If this flag is given twice, Chromium uses only the last one, so this list also
 * contains the features that Playwright 1.64 disables. The popups of the address bar are separate, invisible pages, two
 * per window, and each takes as much CPU time as a page of the site.
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
  // By default, the headless shell rounds letter widths, and so breaks lines differently from readers' browsers.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${LEFT_OUT.join()}`,
];

/**
 * Hides the headless shell's own pointer from a page. That pointer is at the corner of every window and can move while
 * a page loads, which the page would count as the reader's first interaction. This function runs in the page.
 */
function withoutOwnPointer(): void {
  const ignore = (event: MouseEvent) => {
    if (event.isTrusted && event.clientX === 0 && event.clientY === 0)
      event.stopImmediatePropagation();
  };
  for (const kind of ['pointermove', 'pointerover', 'mousemove', 'mouseover'] as const)
    window.addEventListener(kind, ignore, { capture: true });
}

/** Starts headless Chromium with the flags that the tests need. */
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

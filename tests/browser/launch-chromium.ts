import { chromium, type Browser } from 'playwright-core';
import { findProgram } from '../programs';

/**
 * Chromium features to disable. If this option is given twice, Chromium uses only the last list, so this one repeats
 * that of Playwright 1.64. The popups of the address bar are separate, invisible pages, two per window, each of which
 * takes as much CPU time as a page of the site.
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
  // By default, the headless shell rounds letter widths and breaks lines differently from readers' browsers.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${LEFT_OUT.join()}`,
];

/**
 * Hides the headless shell's own pointer from a page. This pointer is at the corner of every window, and may move while
 * a page loads (on 15 of 20 pages), which the page would take for the reader's interaction. Runs in the page.
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

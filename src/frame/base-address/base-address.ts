import { basePathPattern } from '../../site/navigation/site-address';
import { listen, stopAll, type Stop } from '../../kit/dom/delegate';
import { STARTED } from '../../kit/names';
import { BASE_BANNER, BASE_EMPTY, BASE_FITS, BASE_SUGGESTION, BASE_UNFIT } from './names';

const hasScript = (): boolean => document.documentElement.hasAttribute(STARTED);

/**
 * Shows the banner with the suggested base path if the page is served at a different path than the configured one and
 * the script of the bundle has not run, although the page has loaded and the script has loaded or failed. Does nothing
 * if the script fails at the correct path. Runs inline in the head of the home page, because no bundle loads if the
 * base path is wrong.
 */
export function watchBaseAddress(): Stop {
  let isSettled = false;
  const check = ({ target }: Event) => {
    isSettled ||= target instanceof HTMLScriptElement;
    if (!isSettled || document.readyState !== 'complete') return;
    const path = location.pathname.replace(/\/(index\.html)?$/, '');
    const banner = document.querySelector<HTMLElement>(`[${BASE_BANNER}]`);
    if (!banner || path === banner.getAttribute(BASE_BANNER) || hasScript()) return;
    const fits = /^https?:$/.test(location.protocol) && basePathPattern.test(path);
    for (const place of document.querySelectorAll(`[${BASE_SUGGESTION}]`))
      place.textContent = path || place.getAttribute(BASE_EMPTY);
    const said = document.querySelector<HTMLElement>(`[${fits ? BASE_FITS : BASE_UNFIT}]`);
    if (said) said.hidden = false;
    banner.hidden = false;
  };
  // Neither event of a script bubbles, so capture them.
  return stopAll(
    ...(['load', 'error'] as const).map((type) => listen(window, type, check, { capture: true })),
  );
}

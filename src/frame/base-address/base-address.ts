import { basePathPattern } from '../../site/navigation/site-address';
import { STARTED } from '../../kit/names';
import { BASE_BANNER, BASE_EMPTY, BASE_FITS, BASE_SUGGESTION, BASE_UNFIT } from './names';

const hasScript = (): boolean => document.documentElement.hasAttribute(STARTED);

/**
 * Runs in the head of the home page, as text: it is for the case that no bundle comes. Where the page stands at another
 * address than configured, and nothing of the bundle runs once everything has loaded, shows the banner with the base
 * address that fits. A script that fails while the address is right, or one of many, is no such case.
 */
export function watchBaseAddress(): void {
  addEventListener('load', () => {
    const path = location.pathname.replace(/\/(index\.html)?$/, '');
    const banner = document.querySelector<HTMLElement>(`[${BASE_BANNER}]`);
    if (!banner || path === banner.getAttribute(BASE_BANNER) || hasScript()) return;
    const fits = /^https?:$/.test(location.protocol) && basePathPattern.test(path);
    for (const place of document.querySelectorAll(`[${BASE_SUGGESTION}]`))
      place.textContent = path || place.getAttribute(BASE_EMPTY);
    const said = document.querySelector<HTMLElement>(`[${fits ? BASE_FITS : BASE_UNFIT}]`);
    if (said) said.hidden = false;
    banner.hidden = false;
  });
}

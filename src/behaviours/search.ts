import { delegate, stopAll, type Stop } from './delegate';

const load = () => import('../components/search/open-search');

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

const run = (action: 'openSearch' | 'toggleSearch') => {
  load().then(
    (search) => search[action](),
    (error: unknown) => console.warn('Search could not be loaded.', error),
  );
};

/** Opens search by button, Ctrl or Cmd with K, and "/"; its code is fetched when the reader reaches for it. */
export function startSearch(): Stop {
  const onKey = (event: KeyboardEvent) => {
    const k = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
    const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
    if (!k && !slash) return;
    event.preventDefault();
    run(k ? 'toggleSearch' : 'openSearch');
  };
  const prepare = () =>
    void load().then(
      (search) => search.loadSearchStyles(),
      () => undefined,
    );
  document.addEventListener('keydown', onKey);
  return stopAll(
    () => document.removeEventListener('keydown', onKey),
    delegate('click', '[data-search-open]', () => run('openSearch')),
    delegate('mouseover', '[data-search-open]', prepare),
    delegate('focusin', '[data-search-open]', prepare),
  );
}

import { answers } from '../../kit/dom/answers';
import { delegate, listen, stopAll, type Stop } from '../../kit/dom/delegate';
import { reloadWithEdits } from '../../kit/dom/reload-with-edits';
import { keepKeys, type TypedAhead } from './keys-ahead';
import { isSearchEntry, pushSearchEntry, watchSearchEntry } from './search-entry';
import { askToRetrySearch } from './search-unloaded';
import { OFF, slashKey } from './slash-key';
import { SEARCH_OPEN } from '../names';

const load = () => import('./open-search');

/**
 * Search's code, or nothing where the reader gives up. It may be gone with the deployment that this page came from: then
 * no asking again helps, and the page itself is loaded anew, at the entry of open search, on the reader's word.
 *
 * @param typed takes what is typed while the code is on its way
 */
async function fetchSearch(
  typed: TypedAhead,
): Promise<Awaited<ReturnType<typeof load>> | undefined> {
  for (let isAsked = false; ; isAsked = true) {
    try {
      // Of the question whether to try again, the keys are its own.
      return await load().finally(keepKeys(typed));
    } catch (error) {
      console.warn('Search could not be loaded.', error);
      if (isAsked && (await answers(window.location.href))) {
        pushSearchEntry();
        reloadWithEdits();
        return undefined;
      }
      if (!(await askToRetrySearch())) return undefined;
    }
  }
}

let loading = false;
/** Settles when the earlier presses are done: a reader may press again while search is still closing. */
let earlier: Promise<void> = Promise.resolve();

async function run(action: 'openSearch' | 'toggleSearch'): Promise<void> {
  // A second press while the code is on its way means the same as the first.
  if (loading) return;
  loading = true;
  const typed = { text: '', entered: false };
  const search = await fetchSearch(typed).finally(() => (loading = false));
  earlier = earlier.catch(() => undefined).then(() => search?.[action](typed));
  await earlier;
}

/** What may take "/" as text: fields, and whatever a component gives the role of one. */
const FIELDS = 'input,select,textarea,[contenteditable],[role$=box]';

/** Whether a key goes into a field, also into one inside a component that hides its parts. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/**
 * Opens search by its button, by Ctrl or Cmd with K, and by "/" unless the reader has turned that off. Its code is fetched
 * when the reader reaches for it.
 */
export function startSearch(): Stop {
  const prepare = () => void load().catch(() => undefined);
  const onKey = (event: KeyboardEvent) => {
    // Between it and K a hand needs some 80 ms.
    if (event.key === 'Control' || event.key === 'Meta') prepare();
    // Shift is no reason to return: many keyboards write "/" with it.
    if (event.altKey || event.isComposing) return;
    const key = event.key.toLowerCase();
    const isHeld = event.ctrlKey || event.metaKey;
    const k = key === 'k' && isHeld;
    const slash = key === '/' && !isHeld && !isTyping(event) && slashKey.get() !== OFF;
    if (!k && !slash) return;
    event.preventDefault();
    void run(k ? 'toggleSearch' : 'openSearch');
  };
  const stopWatching = watchSearchEntry();
  if (isSearchEntry()) void run('openSearch');
  return stopAll(
    stopWatching,
    listen(document, 'keydown', onKey),
    delegate('click', `[${SEARCH_OPEN}]`, () => void run('openSearch')),
    delegate('mouseover', `[${SEARCH_OPEN}]`, prepare),
    delegate('focusin', `[${SEARCH_OPEN}]`, prepare),
  );
}

import { askAgain } from '../../kit/dom/ask-again';
import { delegate, listen, type Stop, stopAll } from '../../kit/dom/delegate';
import { overlayEntry } from '../../kit/dom/overlay-entry';
import { isReachable, reloadWithEdits } from '../../kit/dom/reload';
import { message } from '../../kit/language/message';
import { SEARCH_ENTRY, SEARCH_OPEN } from '../names';
import { bufferKeystrokes, OFF, slashKey, type TypeAhead } from './keystrokes';

/**
 * Shows a dialog that reports that search could not be loaded, using only code that the page already has. Resolves with
 * whether the reader wants to retry.
 */
export function promptRetry(): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = 'search-unloaded';
  dialog.ariaLabel = message('Search');
  return askAgain(
    dialog,
    message('Unable to fetch results'),
    message('You might want to check your network connection.'),
    message('Try again'),
  );
}

const entry = overlayEntry(SEARCH_ENTRY);
const load = () => import('./open-search');

/**
 * Loads the code of search. Returns undefined if the reader gives up. If the first retry fails too although the host
 * responds, a deployment may have removed the code, so the page is reloaded at the history entry of the open search.
 *
 * @param typed receives the keys that are typed while the code loads
 */
async function fetchSearch(
  typed: TypeAhead,
): Promise<Awaited<ReturnType<typeof load>> | undefined> {
  for (let isAsked = false; ; isAsked = true) {
    try {
      // Stop buffering before the retry dialog opens, because that dialog needs the keys.
      return await load().finally(bufferKeystrokes(typed));
    } catch (error) {
      console.warn('Search could not be loaded.', error);
      if (isAsked && (await isReachable(location.href))) {
        entry.enter();
        reloadWithEdits();
        return undefined;
      }
      if (!(await promptRetry())) return undefined;
    }
  }
}

let loading = false;
/**
 * Resolves when earlier presses have been handled. Each press waits for this promise, because search may still be
 * closing.
 */
let earlier: Promise<void> = Promise.resolve();

async function run(action: 'openSearch' | 'toggleSearch'): Promise<void> {
  // A second press while the code is loading has no further effect.
  if (loading) return;
  loading = true;
  const typed = { text: '', entered: false };
  const search = await fetchSearch(typed).finally(() => (loading = false));
  earlier = earlier.catch(() => undefined).then(() => search?.[action](typed));
  await earlier;
}

/** Elements that may accept "/" as text: fields, and elements with the role of a field. */
const FIELDS = 'input,select,textarea,[contenteditable],[role$=box]';

/** Whether a key is typed into a field, including one in an open shadow root. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/**
 * Starts the ways to open search: its button, Ctrl or Cmd with K, and "/" unless the reader has turned that key off.
 * The code of search is loaded when the reader points at the button, focuses it, or presses Ctrl or Cmd.
 */
export function startSearch(): Stop {
  const prepare = () => void load().catch(() => undefined);
  const onKey = (event: KeyboardEvent) => {
    // Start loading when the modifier is pressed, because K follows a moment later.
    if (event.key === 'Control' || event.key === 'Meta') prepare();
    // Shift is allowed, because many keyboards need it to type "/".
    if (event.altKey || event.isComposing) return;
    const key = event.key.toLowerCase();
    const isHeld = event.ctrlKey || event.metaKey;
    const k = key === 'k' && isHeld;
    const slash = key === '/' && !isHeld && !isTyping(event) && slashKey.get() !== OFF;
    if (!k && !slash) return;
    event.preventDefault();
    void run(k ? 'toggleSearch' : 'openSearch');
  };
  const stopWatching = entry.watch();
  if (entry.isCurrent()) void run('openSearch');
  return stopAll(
    stopWatching,
    listen(document, 'keydown', onKey),
    delegate('click', `[${SEARCH_OPEN}]`, () => void run('openSearch')),
    delegate('mouseover', `[${SEARCH_OPEN}]`, prepare),
    delegate('focusin', `[${SEARCH_OPEN}]`, prepare),
  );
}

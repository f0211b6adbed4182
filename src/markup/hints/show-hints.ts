import { closestTo, listen, stopAll, type Stop } from '../../kit/dom/delegate';
import { PAGE_DRAWN } from '../../kit/names';
import { makeHintBox, placeHintBox } from './hint-box';
import { nameAt, nameTypes } from './name-types';
import { NAME } from './names';
import { termDefinitions } from './term-definitions';
import { testedRuns } from './tested-runs';

/**
 * Milliseconds that the pointer must rest on an element before its hint is shown, and must be away from the element
 * before the hint is hidden.
 */
const REST = 250;

/**
 * Shows the hint of an element while the pointer rests on the element or it has focus. The hint stays while the pointer
 * is on it, and Escape hides it (WCAG 1.4.13). A tap shows the type of a name; on a link, it follows the link.
 *
 * The first call adds listeners to the document. Later calls only handle the events that reached an element with a hint
 * while this code was loading.
 *
 * @param currentPage returns the path of the page that the app has rendered, or undefined before hydration
 * @param event that reached an element with a hint
 */
export function showHints(
  basePath: string,
  currentPage: () => string | undefined,
  event: Event,
): void {
  started ??= startHints(basePath, currentPage);
  started.handle(event);
}

/** Removes the hint and all listeners. Only tests need it. */
export function stopHints(): void {
  started?.stop();
  started = undefined;
}

interface Hints {
  /** Handles an event, unless it has been handled. */
  handle: (event: Event) => void;
  stop: Stop;
}

let started: Hints | undefined;

function startHints(basePath: string, currentPage: () => string | undefined): Hints {
  // A mark is a link with a hint too, so its kind comes before that of glossary words.
  const kinds = [testedRuns, termDefinitions(basePath), nameTypes];
  const selector = kinds.map((kind) => kind.selector).join();
  let box: HTMLElement | undefined;
  let shown: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Number of the reader's last move. What has loaded after another move is not shown. */
  let move = 0;

  const hide = () => {
    move += 1;
    clearTimeout(timer);
    shown?.removeAttribute('aria-describedby');
    shown = undefined;
    if (box) box.hidden = true;
  };
  const show = async (element: HTMLElement) => {
    const own = (move += 1);
    const kind = kinds.find((each) => element.matches(each.selector));
    const content = await kind?.contentOf(element).catch(() => undefined);
    if (!content || !element.isConnected || own !== move) return;
    hide();
    box ??= makeHintBox();
    // In the main landmark, a screen reader finds the box among the text. Before hydration, React would find it there
    // too, and render the whole page again.
    const main = currentPage() === undefined ? null : document.querySelector('main');
    (element.closest('dialog') ?? main ?? document.body).append(box);
    box.replaceChildren(...content);
    box.hidden = false;
    shown = element;
    if (!kind?.isInText) element.setAttribute('aria-describedby', box.id);
    placeHintBox(box, element);
  };
  const later = (callback: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(callback, REST);
  };
  const elementOf = (event: Event) => closestTo(event, selector) as HTMLElement | null;
  const isInBox = ({ target }: Event) => target instanceof Node && box?.contains(target);

  const onOver = (event: PointerEvent) => {
    // A tap shows hints when it ends, and a pressed pointer selects text.
    if (event.pointerType === 'touch' || event.buttons > 0) return;
    const element = elementOf(event);
    if (element && element !== shown) later(() => void show(element));
    else if (element ?? isInBox(event)) clearTimeout(timer);
    else if (shown && document.activeElement !== shown) later(hide);
    else if (!shown) hide();
    else clearTimeout(timer);
    if (!element) void showDrawn(event);
  };
  /** Shows the type of the name under the pointer if the names of its block had not been drawn yet. */
  const showDrawn = async (event: PointerEvent) => {
    const own = move;
    const name = await nameAt(event);
    if (name && name !== shown && own === move) later(() => void show(name));
  };
  const onFocus = (event: FocusEvent) => {
    const element = elementOf(event);
    // Names get focus only from the keyboard's arrows.
    if (element?.matches(`:focus-visible, [${NAME}]`)) void show(element);
  };
  // Listens to taps, not clicks, because iOS sends clicks only to elements that it considers clickable.
  const onUp = async (event: PointerEvent) => {
    if (event.pointerType === 'mouse' || isInBox(event)) return;
    const own = (move += 1);
    const name = await nameAt(event);
    if (own !== move) return;
    if (name && name !== shown) void show(name);
    else if (!name) hide();
  };
  const onScroll = (event: Event) => {
    if (!box || !shown || isInBox(event)) return;
    const { top, bottom } = shown.getBoundingClientRect();
    if (bottom > 0 && top < window.innerHeight) placeHintBox(box, shown);
    else hide();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return;
    // Otherwise the same press would close the dialog around the element.
    event.preventDefault();
    hide();
  };
  const handled = new WeakSet<Event>();
  const handle = (event: Event) => {
    if (handled.has(event)) return;
    handled.add(event);
    if (event.type === 'pointerup') void onUp(event as PointerEvent);
    else if (event.type === 'focusin') onFocus(event as FocusEvent);
    else onOver(event as PointerEvent);
  };
  // A link in a hint leads to another page.
  document.addEventListener(PAGE_DRAWN, hide);
  const stop = stopAll(
    listen(document, 'pointerover', handle),
    listen(document, 'focusin', handle),
    listen(document, 'pointerup', handle),
    listen(document, 'focusout', ({ target }) => target === shown && hide()),
    listen(document, 'keydown', onKey),
    // A block of code scrolls on its own, and its scroll events don't bubble.
    listen(document, 'scroll', onScroll, { passive: true, capture: true }),
    () => {
      document.removeEventListener(PAGE_DRAWN, hide);
      hide();
      box?.remove();
    },
  );
  return { handle, stop };
}

import { DEFINITIONS, type Definitions } from '../../site/data/glossary';
import { stopAll, type Stop } from '../../kit/dom/delegate';
import { inLanguage, pageLocale } from '../../kit/language/message';
import { TERM, TERM_DEFINITION } from './names';

/**
 * Milliseconds that the pointer must rest on a word before its definition is shown, and must be away from the word
 * before the definition is hidden.
 */
const REST = 250;

let definitions: Promise<Definitions> | undefined;

function load(basePath: string): Promise<Definitions> {
  definitions ??= fetch(basePath + DEFINITIONS).then((response) => {
    if (!response.ok) throw new Error(`${DEFINITIONS}: ${response.status}`);
    return response.json() as Promise<Definitions>;
  });
  definitions.catch(() => (definitions = undefined));
  return definitions;
}

function makeBox(): HTMLElement {
  const box = document.createElement('div');
  box.id = TERM_DEFINITION;
  box.className = TERM_DEFINITION;
  box.setAttribute('role', 'tooltip');
  box.hidden = true;
  // The glossary is not translated, so its definitions are in the default language.
  if (SEVERAL_LOCALES && pageLocale()) Object.assign(box, inLanguage());
  // Append the box to the main landmark, so that a screen reader finds it among the text.
  (document.querySelector('main') ?? document.body).append(box);
  return box;
}

/** Places the box below the word if it fits there, otherwise above, without crossing the sides of the window. */
function place(box: HTMLElement, word: HTMLElement): void {
  const { left, top, bottom } = word.getClientRects()[0] ?? word.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = box;
  const room = document.documentElement.clientWidth - offsetWidth - 8;
  const below = bottom + 6;
  const fits = below + offsetHeight < window.innerHeight;
  box.style.left = `${Math.max(8, Math.min(left, room))}px`;
  box.style.top = `${fits ? below : top - offsetHeight - 6}px`;
}

/**
 * Shows the definition of a linked glossary word while the pointer rests on it or it has focus. The definition stays
 * while the pointer is on it, and Escape hides it (WCAG 1.4.13). If the request fails, the link to the glossary
 * remains.
 *
 * @param first the word that the pointer or focus is on now
 */
export function startTermDefinitions(basePath: string, first: HTMLElement): Stop {
  let box: HTMLElement | undefined;
  let word: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const hide = () => {
    clearTimeout(timer);
    word?.removeAttribute('aria-describedby');
    word = undefined;
    if (box) box.hidden = true;
  };
  const show = async (target: HTMLElement) => {
    const address = (target.getAttribute('href') ?? '').slice(basePath.length);
    const definition = (await load(basePath).catch(() => undefined))?.[address];
    if (!definition || !target.isConnected || stopped) return;
    hide();
    box ??= makeBox();
    box.replaceChildren(
      Object.assign(document.createElement('strong'), { textContent: definition.term }),
      ` ${definition.text}`,
    );
    box.hidden = false;
    word = target;
    target.setAttribute('aria-describedby', box.id);
    place(box, target);
  };
  const later = (callback: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(callback, REST);
  };
  const termOf = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(`a[${TERM}]`) : null;

  const onOver = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const target = termOf(event);
    if (target && target !== word) later(() => void show(target));
    else if (target ?? (box && event.target instanceof Node && box.contains(event.target))) {
      clearTimeout(timer);
    } else if (word && document.activeElement !== word) later(hide);
    else clearTimeout(timer);
  };
  const onFocus = (event: FocusEvent) => {
    const target = termOf(event);
    if (target?.matches(':focus-visible')) void show(target);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  later(() => void show(first));
  document.addEventListener('pointerover', onOver);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', hide);
  document.addEventListener('keydown', onKey);
  document.addEventListener('scroll', hide, { passive: true });
  return stopAll(
    () => document.removeEventListener('pointerover', onOver),
    () => document.removeEventListener('focusin', onFocus),
    () => document.removeEventListener('focusout', hide),
    () => document.removeEventListener('keydown', onKey),
    () => document.removeEventListener('scroll', hide),
    () => {
      stopped = true;
      hide();
      box?.remove();
    },
  );
}

import { TYPES } from '../code/names';
import { HINT, NAME, WALKED } from './names';

/** Styles of hints. They are loaded with the code, because few visits need them. */
const hintStyle = `
.${HINT} {
  position: fixed;
  z-index: 40;
  max-width: min(22rem, calc(100vw - 16px));
  max-height: 60vh;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-md);
  background: var(--surface-raised);
  box-shadow: var(--shadow-popover);
  font-size: var(--size-sm);
  line-height: 1.45;
  overflow-y: auto;
}
.${HINT}[hidden] { display: none; }
.${HINT} strong { display: block; margin-bottom: var(--space-1); }
.${HINT}:has(code) { max-width: min(38rem, calc(100vw - 16px)); }
.${HINT} code {
  display: block;
  padding: 0;
  border: 0;
  background: none;
  color: var(--code-text);
  font-size: var(--size-code);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
.${HINT} code + * { display: block; margin-top: var(--space-2); }
.${HINT} p { margin-bottom: 0; }
.${HINT} a { display: block; margin-top: var(--space-2); }
[${NAME}]:hover, [${NAME}][aria-describedby], [${TYPES}].${WALKED} [${NAME}] {
  text-decoration: underline dotted;
  text-underline-offset: 0.2em;
}
`;

let styles: CSSStyleSheet | undefined;

/** Creates the box in which hints are shown, which is not in the document yet. */
export function makeHintBox(): HTMLElement {
  if (!styles) {
    styles = new CSSStyleSheet();
    styles.replaceSync(hintStyle);
    document.adoptedStyleSheets.push(styles);
  }
  const box = document.createElement('div');
  box.id = HINT;
  box.className = HINT;
  box.setAttribute('role', 'tooltip');
  box.hidden = true;
  return box;
}

/** Places the box below an element if it fits there, otherwise above, without crossing the sides of the window. */
export function placeHintBox(box: HTMLElement, element: HTMLElement): void {
  const { left, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = box;
  const room = document.documentElement.clientWidth - offsetWidth - 8;
  const below = bottom + 6;
  const fits = below + offsetHeight < window.innerHeight;
  box.style.left = `${Math.max(8, Math.min(left, room))}px`;
  box.style.top = `${fits ? below : Math.max(8, top - offsetHeight - 6)}px`;
}

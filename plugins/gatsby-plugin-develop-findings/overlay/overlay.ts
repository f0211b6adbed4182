import { placeOf } from '../../../src/site/sources/content-problem';
import type { Finding } from '../../../src/site/sources/report-problems';
import { OPEN_IN_EDITOR } from '../names';
import { countInWords, empty, type OverlayState, showsSame, step, take } from './overlay-state';

/**
 * Styles of the overlay. The overlay is in a shadow root, which shuts out the site's rules but inherits its colours.
 * The styles are plain text rather than Emotion, because the overlay must work even if the page does not.
 */
const overlayStyle = `
  :host { all: initial; }
  [hidden] { display: none !important; }
  .panel, .badge {
    position: fixed; z-index: 2147483000; inset-block-end: 16px; inset-inline-end: 16px; box-sizing: border-box;
    color: var(--text, CanvasText); background: var(--surface-raised, Canvas);
    border: 1px solid var(--border-strong, CanvasText); border-radius: 10px;
    box-shadow: 0 8px 32px rgb(0 0 0 / 0.35); font: 15px/1.5 system-ui, sans-serif;
  }
  .panel {
    inline-size: min(640px, 100vw - 32px); max-block-size: 45vh; overflow: auto; padding: 14px 16px;
    border-block-start: 4px solid var(--danger, red); overflow-wrap: anywhere;
  }
  .panel.warning { border-block-start-color: var(--caution, orange); }
  .head { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; }
  h2 { flex: 1 1 auto; margin: 0; font: 600 15px/1.5 system-ui, sans-serif; color: var(--danger, CanvasText); }
  .warning h2 { color: var(--caution, CanvasText); }
  p { margin: 10px 0; }
  code { font: 13.5px/1.5 ui-monospace, monospace; color: var(--text-muted, CanvasText); }
  .place { flex: 1 1 auto; }
  .answer:empty { display: none; }
  .message { white-space: pre-wrap; }
  @media (max-width: 480px) { h2 { flex-basis: 100%; } }
  button {
    font: inherit; color: inherit; background: transparent; cursor: pointer; padding: 3px 10px; min-block-size: 32px;
    border: 1px solid var(--border-strong, CanvasText); border-radius: 6px;
  }
  button:hover { border-color: var(--accent, CanvasText); }
  button:focus-visible { outline: 2px solid var(--accent, Highlight); outline-offset: 2px; }
  .open { color: var(--on-accent, CanvasText); background: var(--accent, transparent); border-color: transparent; }
  .badge { padding: 6px 14px; color: var(--caution, CanvasText); background: var(--surface-raised, Canvas); }
  .badge.mistaken { color: var(--danger, CanvasText); }
`;

/** Elements of the overlay; the script finds them by class. */
const markup = `
  <section class="panel" role="dialog" aria-labelledby="title" hidden>
    <div class="head">
      <h2 class="title" id="title"></h2>
      <button class="previous">Previous</button>
      <button class="next">Next</button>
      <button class="close">Close</button>
    </div>
    <p class="head"><code class="place"></code><button class="open">Open in editor</button></p>
    <p class="answer" role="status"></p>
    <p class="message" aria-live="polite"></p>
  </section>
  <button class="badge" hidden></button>`;

/**
 * Adds the overlay in a corner of the page, without moving or scrolling the page.
 *
 * @returns a function that updates the findings
 */
export function createOverlay(): (findings: readonly Finding[]) => void {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>${overlayStyle}</style>${markup}`;
  const part = (name: string) => root.querySelector<HTMLElement>(`.${name}`) ?? host;
  let state: OverlayState = empty;
  let isFirst = true;

  const draw = (next: OverlayState) => {
    // The editor's response belongs to the shown finding, so it stays when only other findings change.
    if (next.closed || !showsSame(state, next)) part('answer').textContent = '';
    state = next;
    const { findings, at, closed } = state;
    const finding = findings[at];
    part('panel').hidden = closed;
    part('badge').hidden = !closed || findings.length === 0;
    part('badge').textContent = countInWords(findings);
    part('badge').classList.toggle(
      'mistaken',
      findings.some(({ stops }) => stops),
    );
    if (!finding) return;
    part('panel').classList.toggle('warning', !finding.stops);
    const kind = finding.stops ? 'Mistake' : 'Warning';
    part('title').textContent =
      findings.length === 1 ? kind : `${kind} (${at + 1} of ${findings.length})`;
    part('place').textContent = placeOf(finding);
    part('message').textContent = finding.message;
    part('previous').hidden = part('next').hidden = findings.length === 1;
  };

  const open = async () => {
    const finding = state.findings[state.at];
    if (!finding) return;
    const query = new URLSearchParams({ place: placeOf(finding) });
    const answer = await fetch(`${OPEN_IN_EDITOR}?${query.toString()}`).catch(() => undefined);
    const stopped = 'The file was not opened: check that develop is still running.';
    part('answer').textContent = answer ? await answer.text() : stopped;
  };

  /** Closes the panel. If the focus was inside, it moves to the button that opens the panel again. */
  const close = () => {
    const hadFocus = root.activeElement !== null;
    draw({ ...state, closed: true });
    if (hadFocus) part('badge').focus();
  };

  part('previous').onclick = () => draw(step(state, -1));
  part('next').onclick = () => draw(step(state, 1));
  part('close').onclick = close;
  part('open').onclick = () => void open();
  part('badge').onclick = () => {
    draw({ ...state, closed: false });
    part('close').focus();
  };
  document.addEventListener('keydown', (event) => {
    // Escape closes an open dialog of the page first.
    const isFree = !event.defaultPrevented && !document.querySelector('dialog[open]');
    if (event.key === 'Escape' && isFree && !state.closed) close();
  });
  document.body.append(host);
  return (findings) => {
    draw(take(state, findings, isFirst));
    isFirst = false;
  };
}

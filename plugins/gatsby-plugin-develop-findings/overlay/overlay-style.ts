/**
 * Styles of the overlay. The overlay is in a shadow root, which shuts out the site's rules but inherits its colours.
 * The styles are plain text rather than Emotion, because the overlay must work even if the page does not.
 */
export const overlayStyle = `
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

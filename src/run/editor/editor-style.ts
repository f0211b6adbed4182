/** Styles of the editor. They use the page's colours and sizes, which the shadow tree inherits as custom properties. */
export const editorStyle = `
:host { display: block; direction: ltr; border: 1px solid var(--border-strong); border-radius: var(--radius-md); overflow: hidden; }
:host([hidden]) { display: none; }
[role='tablist'] { display: flex; overflow-x: auto; border-bottom: 1px solid var(--border); background: var(--surface-raised); }
[role='tab'] {
  flex: none;
  min-height: 40px;
  padding: 0 var(--space-3);
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: var(--text-muted);
  font: var(--size-xs) / 1.4 var(--font-mono);
  cursor: pointer;
}
[role='tab'][aria-selected='true'] { border-bottom-color: var(--accent); color: var(--text); }
[role='tab']:focus-visible { outline: 2px solid var(--accent); outline-offset: -3px; }
.cm-editor { max-height: min(45vh, 28rem); background: var(--code-surface); color: var(--code-text); }
.cm-editor.cm-focused { outline: 2px solid var(--accent); outline-offset: -2px; }
.cm-scroller { overflow: auto; font: 13px / 1.6 var(--font-mono); }
.cm-content { caret-color: var(--text); }
.cm-editor .cm-cursor { border-inline-start-color: var(--text); }
.cm-editor .cm-gutters { border: 0; background: none; color: var(--text-muted); }
.cm-editor .cm-selectionBackground, .cm-editor.cm-focused .cm-selectionBackground, .cm-content ::selection { background: color-mix(in oklch, var(--accent) 30%, transparent) !important; }
.cm-editor .cm-tooltip { border: 1px solid var(--border-strong); background: var(--surface); color: var(--text); }
.cm-editor .cm-tooltip-autocomplete ul li[aria-selected] { background: var(--accent); color: var(--surface); }
.cm-editor .cm-diagnostic-error { border-inline-start: 4px solid var(--danger); }
.tok-keyword { color: var(--code-keyword); }
.tok-string, .tok-string2 { color: var(--code-string); }
.tok-number, .tok-bool { color: var(--code-constant); }
.tok-comment { color: var(--code-comment); }
.tok-typeName, .tok-className { color: var(--code-function); }
.tok-punctuation, .tok-operator { color: var(--code-punctuation); }
`;

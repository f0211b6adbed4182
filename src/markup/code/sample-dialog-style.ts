/** Styles of the dialog for a whole sample: fetched with its code, because few visits open it. */
export const sampleDialogStyle = `
.sample-dialog {
  width: min(60rem, 100vw - 2rem);
  max-width: none;
  max-height: calc(100dvh - 2rem);
  padding: 0;
  border: 1px solid var(--border);
  border-radius: var(--radius-md);
  background: var(--code-surface);
  overflow: hidden;
}
.sample-dialog::backdrop { background: rgb(0 0 0 / 0.6); }
.sample-dialog .code {
  display: flex;
  flex-direction: column;
  max-height: calc(100dvh - 2rem - 2px);
  margin: 0;
  border: 0;
}
.sample-dialog h2 { font-size: inherit; font-weight: inherit; line-height: inherit; letter-spacing: 0; }
.sample-dialog h2:focus { outline: none; }
.sample-dialog pre { flex: 1; min-height: 0; overflow: auto; overscroll-behavior: contain; }
.sample-dialog .code-foot {
  padding: var(--space-2) var(--space-4);
  border-top: 1px solid var(--border);
  font-size: var(--size-xs);
}
.sample-note { padding: var(--space-5) var(--space-4); }
.sample-note p { margin-bottom: var(--space-3); }
`;

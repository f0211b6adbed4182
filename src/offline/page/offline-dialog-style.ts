/**
 * Styles of the save dialog and of the update notice. They are fetched with their code, because few visits show either.
 */
export const offlineDialogStyle = `
.offline-dialog {
  width: min(32rem, 100vw - 2rem);
  max-width: none;
  max-height: calc(100dvh - 2rem);
  padding: var(--space-5);
  border: 1px solid var(--border);
  border-radius: var(--radius-md);
  background: var(--surface);
  color: var(--text);
  font-size: var(--size-sm);
  overflow: auto;
  overscroll-behavior: contain;
}
.offline-dialog::backdrop { background: rgb(0 0 0 / 0.6); }
.offline-dialog h2 { margin-bottom: var(--space-3); font-size: var(--size-lg); }
.offline-dialog h2:focus { outline: none; }
.offline-dialog p { margin-bottom: var(--space-3); }
.offline-dialog progress { display: block; width: 100%; height: 0.5rem; accent-color: var(--accent); }
.offline-count { margin-top: var(--space-2); color: var(--text-muted); font-variant-numeric: tabular-nums; }
.offline-why { padding-inline-start: var(--space-3); border-inline-start: 3px solid var(--danger); }
.offline-bar { display: flex; flex-wrap: wrap; gap: var(--space-3); margin-top: var(--space-4); }
.offline-bar .plain-button { min-height: 44px; }
.offline-bar .offline-first { border-color: var(--accent); color: var(--accent); }
.offline-notice {
  position: fixed;
  bottom: var(--space-4);
  inset-inline-end: var(--space-4);
  z-index: 30;
  max-width: min(26rem, 100vw - 2 * var(--space-4));
  padding: var(--space-4);
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-md);
  background: var(--surface-raised);
  box-shadow: 0 8px 24px oklch(0 0 0 / 0.22);
  font-size: var(--size-sm);
}
@media print { .offline-notice { display: none; } }
`;

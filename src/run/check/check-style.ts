/** Styles of a check's result in its figure; fetched with its code. */
export const checkStyle = `
.check-result table { width: 100%; margin: 0; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.check-result :is(th, td) {
  padding: var(--space-2) var(--space-3) var(--space-2) 0;
  border: 0;
  border-top: 1px solid var(--border);
  background: none;
  text-align: start;
  font-weight: 400;
  vertical-align: top;
}
.check-result :is(td, th):last-child { padding-inline-end: 0; }
.check-result thead :is(th, td) { border: 0; color: var(--text-muted); font-size: var(--size-xs); }
.check-result td { overflow-wrap: anywhere; }
.check-result .check-differs { color: var(--danger); font-weight: 600; }
.check-result small { color: var(--text-muted); }
.check-result p { color: var(--text-muted); padding-block: var(--space-1) var(--space-3); }
@container (max-width: 34.9375rem) {
  .check-result thead { position: absolute; clip-path: inset(50%); }
  .check-result :is(table, tbody) { display: block; }
  .check-result tr {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 0 var(--space-3);
    padding-block: var(--space-2);
    border-top: 1px solid var(--border);
  }
  .check-result tbody :is(th, td) { padding: 0; border: 0; }
  .check-result tbody th { grid-column: 1 / -1; font-weight: 600; }
  .check-result td { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; }
  .check-result td::before { content: attr(data-head) / ''; color: var(--text-muted); }
}
`;

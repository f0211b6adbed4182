/** What shows while a page loads, and when it fails to; `frame/load-state/load-state.ts` fills it. */
export function LoadState() {
  return (
    <>
      <div className="load-state-bar" data-load-bar />
      <div className="load-state-spinner" role="status" data-load-spinner />
      <div className="load-state-box" role="alert" data-load-error hidden>
        <h2>This page could not be loaded</h2>
        <p data-load-error-text />
        <button type="button" className="plain-button" data-load-retry>
          Retry
        </button>
      </div>
    </>
  );
}

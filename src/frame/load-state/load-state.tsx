import { LOAD_SPINNER } from './names';

/** Indicators shown while a page loads; `frame/load-state/show-load-state.ts` controls them. */
export function LoadState() {
  return (
    <>
      <div className="load-state-bar" data-load-bar />
      <div className="load-state-spinner" role="status" {...{ [LOAD_SPINNER]: true }} />
    </>
  );
}

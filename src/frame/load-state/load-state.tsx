import { LOAD_SPINNER } from './names';

/** What shows while a page loads; `frame/load-state/show-load-state.ts` fills it. */
export function LoadState() {
  return (
    <>
      <div className="load-state-bar" data-load-bar />
      <div className="load-state-spinner" role="status" {...{ [LOAD_SPINNER]: true }} />
    </>
  );
}

import { LOAD_ERROR, LOAD_ERROR_TEXT, LOAD_RETRY, LOAD_SPINNER } from './names';
import { message } from '../../kit/language/message';

/** What shows while a page loads, and when it fails to; `frame/load-state/show-load-state.ts` fills it. */
export function LoadState() {
  return (
    <>
      <div className="load-state-bar" data-load-bar />
      <div className="load-state-spinner" role="status" {...{ [LOAD_SPINNER]: true }} />
      <div className="load-state-box" role="alert" {...{ [LOAD_ERROR]: true }} hidden>
        <h2>{message('This page could not be loaded')}</h2>
        <p {...{ [LOAD_ERROR_TEXT]: true }} />
        <button type="button" className="plain-button" {...{ [LOAD_RETRY]: true }}>
          {message('Retry')}
        </button>
      </div>
    </>
  );
}

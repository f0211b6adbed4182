import { FOCUS_START } from './names';

/** Where focus starts on every page, and after every navigation. */
export function SkipLink() {
  return (
    <div {...{ [FOCUS_START]: true }} tabIndex={-1}>
      <a href="#content" className="skip-link" data-no-print>
        Skip to content
      </a>
    </div>
  );
}
